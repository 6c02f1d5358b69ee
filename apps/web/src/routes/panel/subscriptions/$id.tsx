import { createFileRoute } from '@tanstack/react-router'
import { getPanelSubscription, listPanelOffers } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { SubscriptionDetail } from '../../../features/panel/sales/subscription-detail.tsx'

export const Route = createFileRoute('/panel/subscriptions/$id')({
  beforeLoad: requireRight('sales'),
  loader: async ({ context: { send }, params: { id }, abortController: { signal } }) => {
    const [subscription, { plans, boosts }] = await Promise.all([
      sendOrNotFound(send(getPanelSubscription, { id }, { signal })),
      send(listPanelOffers, {}, { signal }),
    ])
    return { subscription, offers: [...plans, ...boosts] }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.subscriptions.title')),
  component: Subscription,
})

function Subscription() {
  return <SubscriptionDetail {...Route.useLoaderData()} />
}
