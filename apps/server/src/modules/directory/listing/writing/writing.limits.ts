import type { Limit } from '../../../../platform/security/rate-limiter.ts'
import { addressKey, enforceLimit, enforceLimitOrChallenge, networkOf } from '../../../accounts/index.ts'
import type { WriteContext } from '../../directory-context.ts'

const HOUR_MS = 3_600_000

export const WRITING_LIMITS = {
  /**
   * Listings created from one IP network without an account. Above the limit, a proof-of-work challenge is required.
   */
  placedNetwork: { name: 'placed network', max: 5, windowMs: HOUR_MS },
  /** E-mails to one unverified address. Nobody can exceed this limit, not even by solving a proof-of-work challenge. */
  placedAddress: { name: 'placed address', max: 5, windowMs: 24 * HOUR_MS },
  /** Listings created with one account. Above the limit, a proof-of-work challenge is required. */
  placedUser: { name: 'placed user', max: 30, windowMs: HOUR_MS },
  /** Attempts to create a listing. Invalid attempts count too, because validation already reads uploads. */
  placeTries: { name: 'place tries', max: 120, windowMs: HOUR_MS },
  edits: { name: 'listing edits', max: 600, windowMs: HOUR_MS },
  /** The limit is high, because forms save themselves often. */
  draftSaves: { name: 'draft saves', max: 1_200, windowMs: HOUR_MS },
  draftLinks: { name: 'draft links', max: 3, windowMs: 24 * HOUR_MS },
  draftLinksNetwork: { name: 'draft links network', max: 20, windowMs: 24 * HOUR_MS },
  wrongCodes: { name: 'wrong listing codes', max: 30, windowMs: 15 * 60_000 },
} as const satisfies Record<string, Limit>

/**
 * Applies the limits on creating listings. Above the limits per account and IP network, requires a proof-of-work
 * challenge: throws `challenge_required`, or `challenge_failed` for a wrong solution. Throws `rate_limited` above the
 * limit per e-mail address.
 */
export async function limitCreation(ctx: WriteContext, email: string): Promise<void> {
  if (ctx.actor) {
    await enforceLimitOrChallenge(ctx, WRITING_LIMITS.placedUser, ctx.actor.userId)
    return
  }
  await enforceLimitOrChallenge(ctx, WRITING_LIMITS.placedNetwork, networkOf(ctx))
  await enforceLimit(ctx, WRITING_LIMITS.placedAddress, addressKey(email))
}
