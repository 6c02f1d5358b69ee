import { type PanelRight, RIGHTS_OF_ROLE } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Actor } from '../../../platform/http/caller.ts'
import { signedIn } from '../accounts-context.ts'

/**
 * Returns the caller if the caller's role has the right. Throws `unauthenticated` for visitors and `forbidden` for
 * callers without the right.
 */
export function requireRight(ctx: { readonly actor: Actor | null }, right: PanelRight): Actor {
  const actor = signedIn(ctx)
  if (!RIGHTS_OF_ROLE[actor.role].includes(right)) throw new AppError('forbidden')
  return actor
}
