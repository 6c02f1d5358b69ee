import { RIGHTS_OF_ROLE } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Actor } from '../../../platform/http/caller.ts'
import { signedIn } from '../../accounts/index.ts'

/** Returns the caller if they may manage plans and subscriptions. Throws `forbidden`. */
export function demandSales(ctx: { readonly actor: Actor | null }): Actor {
  const actor = signedIn(ctx)
  if (!RIGHTS_OF_ROLE[actor.role].includes('sales')) throw new AppError('forbidden')
  return actor
}
