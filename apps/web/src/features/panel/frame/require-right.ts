import { notFound } from '@tanstack/react-router'
import type { PanelRight, User } from '@verstat/contract'
import { RIGHTS_OF_ROLE } from '@verstat/contract/browser'

/** Guards a panel section: staff without the right get a 404 page. */
export function requireRight(right: PanelRight) {
  return ({ context: { user } }: { readonly context: { readonly user: User | null } }): void => {
    if (!user || !RIGHTS_OF_ROLE[user.role].includes(right)) throw notFound()
  }
}
