import { createFileRoute, notFound } from '@tanstack/react-router'
import { apiErrorCode, getSubscription, listPlans, PLAN_FAMILY, quotePlans } from '@verstat/contract/browser'
import { accountHead } from '../../../../features/account/account-head.ts'
import { SubscriptionPage } from '../../../../features/subscription/subscription-page.tsx'
import { requireAuth } from '../../../../lib/guards.ts'

export const Route = createFileRoute('/user/subscription/order/$id')({
  beforeLoad: requireAuth,
  loader: async ({ context: { send }, params: { id }, abortController: { signal } }) => {
    const own = { family: `${PLAN_FAMILY}` as const, id }
    try {
      const [subscription, { quotes }, { plans }] = await Promise.all([
        send(getSubscription, own, { signal }),
        send(quotePlans, own, { signal }),
        send(listPlans, {}, { signal }),
      ])
      return { subscription, quotes, plans }
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
