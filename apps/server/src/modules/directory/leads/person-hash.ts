import { networkOf } from '../../accounts/index.ts'
import type { LeadsContext } from './leads-context.ts'

type Ctx = Pick<LeadsContext, 'actor' | 'ip' | 'accounts'>

/** Sixteen bytes that stand for whoever asks and tell nobody who it is: a user, or on one day a visitor's network. */
export function personHash(ctx: Ctx, day: string): Buffer {
  const person = ctx.actor ? `user ${ctx.actor.userId}` : `network ${day} ${networkOf(ctx)}`
  return ctx.accounts.secret.hmac('lead', person).subarray(0, 16)
}
