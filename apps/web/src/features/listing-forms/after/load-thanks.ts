import { redirect } from '@tanstack/react-router'
import type { ListingKind, User } from '@verstat/contract'
import { apiErrorCode, listOwnSubscriptions, listPlans } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { type PlanChoice, planChoices } from '../../plans/plan-choices.ts'

/** Data of the page that thanks the user for placing a listing. */
export type Thanks = {
  readonly slug: string
  /** Id of the chosen paid plan, or '' for the free plan. */
  readonly plan: string
  /**
   * Set for a signed-in owner. Absent for visitors, because only the visitor's browser knows which listing was placed.
   */
  readonly own?: {
    readonly status: string
    readonly waitsForMail: boolean
    /** Set while the chosen plan is not paid. */
    readonly unpaid?: UnpaidPlan
  }
}

export type UnpaidPlan = {
  readonly plan: PlanChoice
  readonly listingId: string
  /** Path of the page that sells the plan, without the language prefix. */
  readonly path: string
}

type Placed = { readonly id: string; readonly status: string; readonly submitWhenVerified: boolean }

/** Loads the status of the listing for a signed-in user. Redirects when the listing belongs to somebody else. */
export async function loadThanks(
  context: PageContext & { readonly user: User | null },
  { kind, slug, plan }: { readonly kind: ListingKind; readonly slug: string; readonly plan: string },
  get: () => Promise<Placed>,
): Promise<Thanks> {
  if (!context.user) return { slug, plan }
  try {
    const { id, status, submitWhenVerified } = await get()
    const unpaid = plan === '' ? undefined : await findUnpaid(context, { kind, id }, plan)
    return { slug, plan, own: { status, waitsForMail: submitWhenVerified, ...(unpaid ? { unpaid } : {}) } }
  } catch (error) {
    if (apiErrorCode(error) === 'not_found') throw redirect({ to: '/advertisement', replace: true })
    throw error
  }
}

/** Returns undefined when the plan does not exist or when the listing already has a paid plan. */
async function findUnpaid(
  context: PageContext,
  listing: { readonly kind: ListingKind; readonly id: string },
  planId: string,
): Promise<UnpaidPlan | undefined> {
  const [{ items }, { plans }] = await Promise.all([
    context.send(listOwnSubscriptions, { listings: listing.id }),
    context.send(listPlans, {}),
  ])
  const [subscription] = items
  const plan = planChoices(context, listing.kind, plans).find(({ id }) => id === planId)
  const isFree = subscription?.status === 'free' || subscription?.status === 'pending_payment'
  if (!plan || !subscription || !isFree) return undefined
  return {
    plan,
    listingId: listing.id,
    path: `/user/subscription/order/${subscription.id}?plan=${planId}`,
  }
}
