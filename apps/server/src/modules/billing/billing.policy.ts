import { RIGHTS_OF_ROLE } from '@verstat/contract'
import { AppError } from '../../platform/http/app-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { signedIn } from '../accounts/index.ts'

/** Returns the caller if they may manage payments. Throws `forbidden`. */
export function requirePaymentRight(ctx: { readonly actor: Actor | null }): Actor {
  const actor = signedIn(ctx)
  if (!RIGHTS_OF_ROLE[actor.role].includes('payments')) throw new AppError('forbidden')
  return actor
}

/** Four-eyes principle: staff must not decide about their own payments. Throws `own_matter`. */
export function rejectOwnPayment(ctx: { readonly actor: Actor | null }, payerId: string | null): void {
  if (payerId !== null && payerId === ctx.actor?.userId) throw new AppError('own_matter')
}
