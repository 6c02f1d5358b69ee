import { AppError } from '../../platform/http/app-error.ts'
import type { Actor } from '../../platform/http/caller.ts'

/** Four-eyes principle: staff must not decide about their own payments. Throws `own_matter`. */
export function rejectOwnPayment(ctx: { readonly actor: Actor | null }, payerId: string | null): void {
  if (payerId !== null && payerId === ctx.actor?.userId) throw new AppError('own_matter')
}
