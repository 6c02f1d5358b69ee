import { AppError } from '../../platform/http/app-error.ts'
import type { Actor } from '../../platform/http/caller.ts'

/** Staff must not decide about their own payments (four-eyes principle). Throws `own_matter`. */
export function rejectOwnPayment(ctx: { readonly actor: Actor | null }, payerId: string | null): void {
  if (payerId !== null && payerId === ctx.actor?.userId) throw new AppError('own_matter')
}
