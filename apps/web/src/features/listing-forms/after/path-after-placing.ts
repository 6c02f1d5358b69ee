import type { CallOptions, ListingKind, Send } from '@verstat/contract'
import { listOwnSubscriptions, upgradeSubscription } from '@verstat/contract/browser'

type Placed = {
  readonly kind: ListingKind
  readonly id: string
  readonly slug: string
  /** The paid plan that was chosen; '' for the free one. */
  readonly plan: string
  /** False for visitors, who have to have an account before they can pay. */
  readonly isOwned: boolean
}

/** Where somebody goes who has placed a listing: to pay, when a paid plan was chosen and can be paid, else to be thanked. */
export async function pathAfterPlacing(send: Send, placed: Placed): Promise<string> {
  const { kind, id, slug, plan, isOwned } = placed
  const thanks = `/advertisement/${kind}/thank-you?${kind}=${slug}`
  if (plan === '') return thanks
  const thanksWithPlan = `${thanks}&plan=${plan}`
  if (!isOwned) return thanksWithPlan
  try {
    return (await beginPlan(send, id, plan)) ?? thanks
  } catch {
    // The listing is placed whatever becomes of the plan; the page of thanks says how to pay for it.
    return thanksWithPlan
  }
}

/** Begins the purchase of a plan for one's own listing. Answers where to pay; null when nothing is due. */
export async function beginPlan(
  send: Send,
  listingId: string,
  planId: string,
  options: CallOptions = {},
): Promise<string | null> {
  const { items } = await send(listOwnSubscriptions, { listings: listingId })
  const [subscription] = items
  if (!subscription) return null
  const { transaction } = await send(upgradeSubscription, { id: subscription.id, planId }, options)
  return transaction?.paymentUrl ?? null
}

/** What is sent of the plan that was chosen: kept with the listing, it outlives a registration in another browser. */
export function wanted({ plan }: { readonly plan: string }): { readonly plan?: string } {
  return plan === '' ? {} : { plan }
}
