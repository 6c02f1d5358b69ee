import type { CallOptions, ListingKind, Send } from '@verstat/contract'
import { listOwnSubscriptions, upgradeSubscription } from '@verstat/contract/browser'

type Placed = {
  readonly kind: ListingKind
  readonly id: string
  readonly slug: string
  /** Id of the chosen paid plan; '' for the free one. */
  readonly plan: string
  /** False for visitors, who need an account before they can pay. */
  readonly isOwned: boolean
}

/** Next page after placing: the payment when a paid plan was chosen and can be paid, otherwise the thank-you page. */
export async function pathAfterPlacing(send: Send, placed: Placed): Promise<string> {
  const { kind, id, slug, plan, isOwned } = placed
  const thanks = `/advertisement/${kind}/thank-you?${kind}=${slug}`
  if (plan === '') return thanks
  const thanksWithPlan = `${thanks}&plan=${plan}`
  if (!isOwned) return thanksWithPlan
  try {
    return (await beginPlan(send, id, plan)) ?? thanks
  } catch {
    // The listing is placed even if the plan fails; the thank-you page links to the payment.
    return thanksWithPlan
  }
}

/** Starts buying a plan for the user's own listing. Returns the payment page, or null when nothing is due. */
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

/**
 * The `plan` field of a placing call. Stored with the listing, the choice survives a registration in another browser.
 */
export function planInput({ plan }: { readonly plan: string }): { readonly plan?: string } {
  return plan === '' ? {} : { plan }
}
