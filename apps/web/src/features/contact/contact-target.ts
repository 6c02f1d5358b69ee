import type { ListingKind } from '@verstat/contract'

/** A listing that can be asked about, and how its owner wants to be reached. */
export type ContactTarget = {
  readonly kind: ListingKind
  readonly id: string
  /** The page's address without language: where to come back to. */
  readonly path: string
  readonly show: 'none' | 'afterLogin' | 'public'
}
