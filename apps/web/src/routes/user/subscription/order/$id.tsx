import { createFileRoute, notFound } from '@tanstack/react-router'
import { apiErrorCode, getSubscription, listPlans, PLAN_FAMILY, quotePlans } from '@verstat/contract/browser'
import { accountHead } from '../../../../features/account/account-head.ts'
import { loadSeller } from '../../../../features/plans/load-seller.ts'
import { planOffer } from '../../../../features/plans/plan-offer.ts'
import { SubscriptionPage } from '../../../../features/subscription/subscription-page.tsx'
import { requireAuth } from '../../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/subscription/order/$id')({
  beforeLoad: requireAuth,
  loaderDeps: ({ search }: { readonly search: { readonly plan?: unknown } }) => ({ wanted: search.plan }),
  loader: async ({ context, params: { id }, deps: { wanted }, abortController: { signal } }) => {
    const { send } = context
    const own = { family: `${PLAN_FAMILY}` as const, id }
    try {
      const [subscription, { quotes, canAutoCharge }, { plans, boosts }, seller] = await Promise.all([
        send(getSubscription, own, { signal }),
        send(quotePlans, own, { signal }),
        send(listPlans, {}, { signal }),
        loadSeller(context, signal),
      ])
      const { kind } = subscription.subject
      return {
        subscription,
        quotes,
        canAutoCharge,
        plans,
        offer: planOffer(context, kind, plans),
        boosts: boosts.filter(({ kinds }) => kinds.includes(kind)),
        ...(seller ? { seller } : {}),
        ...(typeof wanted === 'string' ? { wanted } : {}),
      }
    } catch (error) {
      const code = apiErrorCode(error)
      if (code === 'not_found' || code === 'validation_failed') throw notFound()
      throw error
    }
  },
  head: ({ match }) => accountHead(match.context, 'plans.page.title'),
  component: Subscription,
})

function Subscription() {
  return <SubscriptionPage view={Route.useLoaderData()} />
}
