import type { ListingKind } from '@verstat/contract'

/** The listing to contact and its owner's choice of who sees the contact. */
export type ContactTarget = {
  readonly kind: ListingKind
  readonly id: string
  /** Path of the page without language, for returning after sign-in. */
  readonly path: string
  readonly show: 'none' | 'afterLogin' | 'public'
}
