import { networkOf } from '../../accounts/index.ts'
import type { LeadsContext } from './leads-context.ts'

type Ctx = Pick<LeadsContext, 'actor' | 'ip' | 'accounts'>

/** A keyed 16-byte hash that identifies a user, or a visitor's network for one day, without revealing either. */
export function personHash(ctx: Ctx, day: string): Buffer {
  const person = ctx.actor ? `user ${ctx.actor.userId}` : `network ${day} ${networkOf(ctx)}`
  return ctx.accounts.secret.hmac('lead', person).subarray(0, 16)
}
