import { redirect } from '@tanstack/react-router'
import type { ListingKind, OrderStatus, ProducerStatus } from '@verstat/contract'
import { UNEDITABLE_STATUSES } from '@verstat/contract/browser'

export type EditedListing = { readonly slug: string; readonly status: OrderStatus | ProducerStatus }

/**
 * Redirects away from the edit form when the status of the listing forbids every change. For an archived listing,
 * redirects to the list where the owner can restore it. For any other listing, redirects to its page.
 */
export function redirectUneditable(kind: ListingKind, { slug, status }: EditedListing): void {
  if (!UNEDITABLE_STATUSES.includes(status)) return
  if (status !== 'archived') {
    throw redirect({ to: kind === 'order' ? '/orders/$slug' : '/producers/$slug', params: { slug } })
  }
  throw redirect({ to: '/user/advertisment', search: { ...(kind === 'producer' ? { kind } : {}), status } })
}
