import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/security/client-network.ts'
import type { Limit } from '../../platform/security/rate-limiter.ts'
import type { AccountsContext } from './accounts-context.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How often anything may be tried. Addresses of IPv6 count by /64. */
export const LIMITS = {
  /** Failed sign-ins. Past the last one a solved challenge is asked for, so that nobody can lock somebody out. */
  loginNetwork: { name: 'login network', max: 50, windowMs: 15 * MINUTE_MS },
  loginAddress: { name: 'login address', max: 5, windowMs: 15 * MINUTE_MS },
  loginAccount: { name: 'login account', max: 20, windowMs: HOUR_MS },
  /** Wrong codes after the right password. */
  secondFactor: { name: 'second factor', max: 10, windowMs: HOUR_MS },
  /** One row of the audit for each storm of sign-ins. */
  loginAudit: { name: 'login audit', max: 1, windowMs: 15 * MINUTE_MS },
  registerTries: { name: 'register tries', max: 60, windowMs: 15 * MINUTE_MS },
  /** Accounts made; past it a solved challenge is asked for. */
  registered: { name: 'registered', max: 10, windowMs: HOUR_MS },
  resetAddress: { name: 'reset address', max: 3, windowMs: 15 * MINUTE_MS },
  /** Past it a solved challenge is asked for. */
  resetNetwork: { name: 'reset network', max: 20, windowMs: HOUR_MS },
  resend: { name: 'resend', max: 3, windowMs: 15 * MINUTE_MS },
  /** Codes of links that do not exist. */
  wrongCodes: { name: 'wrong codes', max: 30, windowMs: 15 * MINUTE_MS },
  wrongTokens: { name: 'wrong tokens', max: 300, windowMs: 15 * MINUTE_MS },
  /** The answer tells whether an address has an account. */
  edits: { name: 'edits', max: 60, windowMs: 15 * MINUTE_MS },
  /** The own password asked for again. */
  passwordAgain: { name: 'password again', max: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>

/** E-mails with a reset link that one account gets. Counted in the database. */
export const RESET_LETTERS = { max: 5, windowMs: HOUR_MS } as const

type Ctx = Pick<AccountsContext, 'accounts' | 'ip' | 'challenge'>

/** Counts an event, or an amount. Throws `rate_limited` with the time to wait. */
export async function take(ctx: Pick<Ctx, 'accounts'>, limit: Limit, key: string, amount = 1): Promise<void> {
  const waitMs = await ctx.accounts.limiter.take(limit, key, amount)
  if (waitMs > 0) throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/** The same, where a solved challenge opens the way past the limit. Throws `challenge_required` or `challenge_failed`. */
export async function takeOrProve(ctx: Ctx, limit: Limit, key: string): Promise<void> {
  const waitMs = await ctx.accounts.limiter.take(limit, key)
  if (waitMs === 0) return
  if (ctx.challenge === undefined)
    throw new AppError('challenge_required', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  await ctx.accounts.challenges.take(ctx.challenge)
}

export function networkOf(ctx: Pick<Ctx, 'ip'>): string {
  return clientNetwork(ctx.ip)
}

/** One key for all ways to write an address. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase()
}
