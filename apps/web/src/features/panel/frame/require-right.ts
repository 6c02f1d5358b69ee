import { notFound } from '@tanstack/react-router'
import type { PanelRight, User } from '@verstat/contract'
import { RIGHTS_OF_ROLE } from '@verstat/contract/browser'

/** Guard of a panel section: answers 404 to staff without the right. */
export function requireRight(right: PanelRight) {
  return ({ context: { user } }: { readonly context: { readonly user: User | null } }): void => {
    if (!user || !RIGHTS_OF_ROLE[user.role].includes(right)) throw notFound()
  }
}
