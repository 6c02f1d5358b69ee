import { redirect } from '@tanstack/react-router'
import type { ListingKind, User } from '@verstat/contract'
import { apiErrorCode, listOwnSubscriptions, listPlans } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { type PlanChoice, planChoices } from '../../plans/plan-choices.ts'

/** A listing that was just placed, as the thank-you page shows it. */
export type Thanks = {
  readonly slug: string
  /** Id of the chosen paid plan; '' for the free one. */
  readonly plan: string
  /** What the owner sees. Absent for visitors: only their browser knows what they placed. */
  readonly own?: {
    readonly status: string
    readonly waitsForMail: boolean
    /** The chosen plan while it is not paid. */
    readonly unpaid?: UnpaidPlan
  }
}

export type UnpaidPlan = {
  readonly plan: PlanChoice
  readonly listingId: string
  /** Path of the page that sells the plan, without language. */
  readonly path: string
}

type Placed = { readonly id: string; readonly status: string; readonly submitWhenVerified: boolean }

/** For a signed-in user adds the status of the listing; redirects when the listing is not theirs. */
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

/** Undefined when the plan does not exist or the listing already has a paid one. */
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
