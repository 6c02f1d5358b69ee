import type { Limit } from '../../../../platform/security/rate-limiter.ts'
import { addressKey, enforceLimit, enforceLimitOrChallenge, networkOf } from '../../../accounts/index.ts'
import type { WriteContext } from '../../directory-context.ts'

const HOUR_MS = 3_600_000

export const WRITING_LIMITS = {
  /** Listings placed without an account. Past it a solved challenge is asked for. */
  placedNetwork: { name: 'placed network', max: 5, windowMs: HOUR_MS },
  /** Letters to an address that nobody has proved. Past it no challenge helps. */
  placedAddress: { name: 'placed address', max: 5, windowMs: 24 * HOUR_MS },
  /** Of one account. Past it a solved challenge is asked for. */
  placedUser: { name: 'placed user', max: 30, windowMs: HOUR_MS },
  /** Tries to place, right or wrong: each reads the dictionaries and the uploads. */
  placeTries: { name: 'place tries', max: 120, windowMs: HOUR_MS },
  edits: { name: 'listing edits', max: 600, windowMs: HOUR_MS },
  /** Half-filled forms of visitors, each saved many times. */
  draftSaves: { name: 'draft saves', max: 1_200, windowMs: HOUR_MS },
  draftLinks: { name: 'draft links', max: 3, windowMs: 24 * HOUR_MS },
  draftLinksNetwork: { name: 'draft links network', max: 20, windowMs: 24 * HOUR_MS },
  /** Codes that do not exist. */
  wrongCodes: { name: 'wrong listing codes', max: 30, windowMs: 15 * 60_000 },
} as const satisfies Record<string, Limit>

/** Counts a listing that is placed. Throws `rate_limited`, `challenge_required`, `challenge_failed`. */
export async function countPlacing(ctx: WriteContext, email: string): Promise<void> {
  if (ctx.actor) {
    await enforceLimitOrChallenge(ctx, WRITING_LIMITS.placedUser, ctx.actor.userId)
    return
  }
  await enforceLimitOrChallenge(ctx, WRITING_LIMITS.placedNetwork, networkOf(ctx))
  await enforceLimit(ctx, WRITING_LIMITS.placedAddress, addressKey(email))
}
