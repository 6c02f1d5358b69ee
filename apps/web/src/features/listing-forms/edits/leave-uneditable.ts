import { redirect } from '@tanstack/react-router'
import type { ListingKind, OrderStatus, ProducerStatus } from '@verstat/contract'
import { UNEDITABLE_STATUSES } from '@verstat/contract/browser'

export type EditedListing = { readonly slug: string; readonly status: OrderStatus | ProducerStatus }

/**
 * Leads away from the form where every change would be refused: to the listing's page, which says how it stands, and of
 * a deleted one to where it can be taken back. Throws a redirect.
 */
export function leaveUneditable(kind: ListingKind, { slug, status }: EditedListing): void {
  if (!UNEDITABLE_STATUSES.includes(status)) return
  if (status !== 'archived') {
    throw redirect({ to: kind === 'order' ? '/orders/$slug' : '/producers/$slug', params: { slug } })
  }
  throw redirect({ to: '/user/advertisment', search: { ...(kind === 'producer' ? { kind } : {}), status } })
}
