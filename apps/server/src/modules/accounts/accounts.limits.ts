import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/security/client-network.ts'
import type { Limit } from '../../platform/security/rate-limiter.ts'
import type { AccountsContext } from './accounts-context.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Rate limits. IPv6 clients are counted by their /64 network. */
export const LIMITS = {
  /**
   * Failed sign-ins. Above `loginAccount` the caller must solve a challenge, so that an attacker cannot lock out the
   * owner.
   */
  loginNetwork: { name: 'login network', max: 50, windowMs: 15 * MINUTE_MS },
  loginAddress: { name: 'login address', max: 5, windowMs: 15 * MINUTE_MS },
  loginAccount: { name: 'login account', max: 20, windowMs: HOUR_MS },
  /** Wrong codes after a correct password. */
  secondFactor: { name: 'second factor', max: 10, windowMs: HOUR_MS },
  /** At most one audit row per burst of sign-in attempts. */
  loginAudit: { name: 'login audit', max: 1, windowMs: 15 * MINUTE_MS },
  registerTries: { name: 'register tries', max: 60, windowMs: 15 * MINUTE_MS },
  /** Created accounts. Above the limit a solved challenge is required. */
  registered: { name: 'registered', max: 10, windowMs: HOUR_MS },
  resetAddress: { name: 'reset address', max: 3, windowMs: 15 * MINUTE_MS },
  /** Above the limit a solved challenge is required. */
  resetNetwork: { name: 'reset network', max: 20, windowMs: HOUR_MS },
  resend: { name: 'resend', max: 3, windowMs: 15 * MINUTE_MS },
  /** Unknown verification and reset codes. */
  wrongCodes: { name: 'wrong codes', max: 30, windowMs: 15 * MINUTE_MS },
  wrongTokens: { name: 'wrong tokens', max: 300, windowMs: 15 * MINUTE_MS },
  /** Limited because the response reveals whether an e-mail address has an account. */
  edits: { name: 'edits', max: 60, windowMs: 15 * MINUTE_MS },
  /** Wrong entries of the current password. */
  passwordAgain: { name: 'password again', max: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>

/** Reset e-mails per account, counted in the database. */
export const RESET_EMAILS = { max: 5, windowMs: HOUR_MS } as const

type Ctx = Pick<AccountsContext, 'accounts' | 'ip' | 'challenge'>

/** Counts `amount` against a limit. Throws `rate_limited` with the seconds to wait. */
export async function enforceLimit(
  ctx: Pick<Ctx, 'accounts'>,
  limit: Limit,
  key: string,
  amount = 1,
): Promise<void> {
  const waitMs = await ctx.accounts.limiter.consume(limit, key, amount)
  if (waitMs > 0) throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

/**
 * Like `enforceLimit`, but above the limit a solved challenge is accepted. Throws `challenge_required` or
 * `challenge_failed`.
 */
export async function enforceLimitOrChallenge(ctx: Ctx, limit: Limit, key: string): Promise<void> {
  const waitMs = await ctx.accounts.limiter.consume(limit, key)
  if (waitMs === 0) return
  if (ctx.challenge === undefined)
    throw new AppError('challenge_required', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  await ctx.accounts.challenges.redeem(ctx.challenge)
}

export function networkOf(ctx: Pick<Ctx, 'ip'>): string {
  return clientNetwork(ctx.ip)
}

/** Normalizes an e-mail address so that all spellings share one limit. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase()
}
