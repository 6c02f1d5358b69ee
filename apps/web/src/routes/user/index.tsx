import { createFileRoute } from '@tanstack/react-router'
import { listOwnOrders, listOwnProducers } from '@verstat/contract/browser'
import { accountHead } from '../../features/account/account-head.ts'
import { AccountOverview } from '../../features/account/account-overview.tsx'
import { requireAuth } from '../../lib/guards.ts'

export const Route = createFileRoute('/user/')({
  beforeLoad: requireAuth,
  loader: async ({ context: { send }, abortController: { signal } }) => {
    const [orders, producers] = await Promise.all([
      send(listOwnOrders, { limit: 1 }, { signal }),
      send(listOwnProducers, { limit: 1 }, { signal }),
    ])
    return { orders: orders.total, producers: producers.total }
  },
  head: ({ match }) => accountHead(match.context, 'account.overview.title'),
  component: Overview,
})

function Overview() {
  const { user } = Route.useRouteContext()
  const { orders, producers } = Route.useLoaderData()
  return <AccountOverview user={user} orders={orders} producers={producers} />
}
