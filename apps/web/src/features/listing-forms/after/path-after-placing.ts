import type { CallOptions, ListingKind, Send } from '@verstat/contract'
import { listOwnSubscriptions, upgradeSubscription } from '@verstat/contract/browser'

type Placed = {
  readonly kind: ListingKind
  readonly id: string
  readonly slug: string
  /** Id of the chosen paid plan, or '' for the free plan. */
  readonly plan: string
  /** False when a visitor has placed the listing. A visitor needs an account before the payment. */
  readonly isOwned: boolean
}

/**
 * Returns the path of the page that follows after a listing was placed. This is the payment page when the user has
 * chosen a paid plan and can pay for it, otherwise the thank-you page.
 */
export async function pathAfterPlacing(send: Send, placed: Placed): Promise<string> {
  const { kind, id, slug, plan, isOwned } = placed
  const thanks = `/advertisement/${kind}/thank-you?${kind}=${slug}`
  if (plan === '') return thanks
  const thanksWithPlan = `${thanks}&plan=${plan}`
  if (!isOwned) return thanksWithPlan
  try {
    return (await beginPlan(send, id, plan)) ?? thanks
  } catch {
    // The listing is placed even when buying the plan fails. The thank-you page then links to the payment.
    return thanksWithPlan
  }
}

/**
 * Starts buying a plan for the user's own listing. Returns the URL of the payment page, or null when there is nothing
 * to pay.
 */
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
 * Returns the `plan` field for a call that places a listing. The server stores the chosen plan with the listing, so
 * that the choice is kept when the visitor registers in another browser.
 */
export function planInput({ plan }: { readonly plan: string }): { readonly plan?: string } {
  return plan === '' ? {} : { plan }
}
