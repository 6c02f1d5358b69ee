import { networkOf } from '../../accounts/index.ts'
import type { LeadsContext } from './leads-context.ts'

type Ctx = Pick<LeadsContext, 'actor' | 'ip' | 'accounts'>

/**
 * Returns a keyed hash of 16 bytes that identifies a user or, for one day, a visitor's IP network. The hash does not
 * reveal the user or the network.
 */
export function personHash(ctx: Ctx, day: string): Buffer {
  const person = ctx.actor ? `user ${ctx.actor.userId}` : `network ${day} ${networkOf(ctx)}`
  return ctx.accounts.secret.hmac('lead', person).subarray(0, 16)
}
