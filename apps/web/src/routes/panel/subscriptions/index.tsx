import { createFileRoute } from '@tanstack/react-router'
import { listPanelOffers, listPanelSubscriptions } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { filled } from '../../../features/panel/frame/read-search.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { SubscriptionsPage } from '../../../features/panel/sales/subscriptions-page.tsx'
import { readSubscriptionsQuery } from '../../../features/panel/sales/subscriptions-query.ts'

export const Route = createFileRoute('/panel/subscriptions/')({
  beforeLoad: requireRight('sales'),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readSubscriptionsQuery(search)
    const [{ items, next }, { plans }] = await Promise.all([
      sendOrNotFound(send(listPanelSubscriptions, filled(query), { signal })),
      send(listPanelOffers, {}, { signal }),
    ])
    return { query, items, next, plans }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.subscriptions.title')),
  component: Subscriptions,
})

function Subscriptions() {
  return <SubscriptionsPage {...Route.useLoaderData()} />
}
