import { AppError } from '../../platform/http/app-error.ts'
import { clientNetwork } from '../../platform/security/client-network.ts'
import type { Limit } from '../../platform/security/rate-limiter.ts'
import type { AccountsContext } from './accounts-context.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Rate limits. All IPv6 addresses of one /64 network count as one client. */
export const LIMITS = {
  /**
   * The three limits `loginNetwork`, `loginAddress` and `loginAccount` count failed sign-ins. Above `loginAccount` the
   * caller must solve a proof-of-work challenge but is not locked out. Otherwise an attacker could lock out the owner
   * of the account.
   */
  loginNetwork: { name: 'login network', max: 50, windowMs: 15 * MINUTE_MS },
  loginAddress: { name: 'login address', max: 5, windowMs: 15 * MINUTE_MS },
  loginAccount: { name: 'login account', max: 20, windowMs: HOUR_MS },
  /** Counts wrong second-factor codes that were entered after a correct password. */
  secondFactor: { name: 'second factor', max: 10, windowMs: HOUR_MS },
  /** Several sign-in attempts in a short time create at most one audit row. */
  loginAudit: { name: 'login audit', max: 1, windowMs: 15 * MINUTE_MS },
  registerTries: { name: 'register tries', max: 60, windowMs: 15 * MINUTE_MS },
  /** Counts created accounts. Above the limit the caller must solve a proof-of-work challenge. */
  registered: { name: 'registered', max: 10, windowMs: HOUR_MS },
  resetAddress: { name: 'reset address', max: 3, windowMs: 15 * MINUTE_MS },
  /** Counts requests for a password reset. Above the limit the caller must solve a proof-of-work challenge. */
  resetNetwork: { name: 'reset network', max: 20, windowMs: HOUR_MS },
  resend: { name: 'resend', max: 3, windowMs: 15 * MINUTE_MS },
  /** Counts unknown codes of verification and reset links. */
  wrongCodes: { name: 'wrong codes', max: 30, windowMs: 15 * MINUTE_MS },
  wrongTokens: { name: 'wrong tokens', max: 300, windowMs: 15 * MINUTE_MS },
  /** Profile edits are limited because the response reveals whether an e-mail address has an account. */
  edits: { name: 'edits', max: 60, windowMs: 15 * MINUTE_MS },
  /** Counts wrong entries of the current password. */
  passwordAgain: { name: 'password again', max: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>

/** The maximum number of reset e-mails per account. The sent e-mails are counted in the database. */
export const RESET_EMAILS = { max: 5, windowMs: HOUR_MS } as const

type Ctx = Pick<AccountsContext, 'accounts' | 'ip' | 'challenge'>

/** Counts `amount` against the limit. Throws `rate_limited` with the seconds to wait when the limit is exceeded. */
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
 * Like `enforceLimit`, but above the limit the caller may solve a proof-of-work challenge instead of waiting. Throws
 * `challenge_required` when the request contains no solved challenge, and `challenge_failed` when its solution is
 * wrong.
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

/** Normalizes an e-mail address, so that all spellings of the address share one limit. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase()
}
