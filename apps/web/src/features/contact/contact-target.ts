import type { ListingKind, ORDER_CONTACT_SHOWS } from '@verstat/contract'

/** A listing whose owner the visitor wants to contact. `show` tells who may see the owner's contact details. */
export type ContactTarget = {
  readonly kind: ListingKind
  readonly id: string
  /** Path of the listing's page without the language prefix. Sign-in leads back to this path. */
  readonly path: string
  readonly show: (typeof ORDER_CONTACT_SHOWS)[number]
}
