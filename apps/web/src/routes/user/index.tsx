import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../features/account/account-head.ts'
import { AccountOverview } from '../../features/account/account-overview.tsx'
import { loadOwnOverview } from '../../features/own-listings/load-own-overview.ts'
import { requireAuth } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/user/')({
  beforeLoad: requireAuth,
  loader: ({ context, abortController: { signal } }) => loadOwnOverview(context, signal),
  head: ({ match }) => accountHead(match.context, 'account.overview.title'),
  component: Overview,
})

function Overview() {
  const { user } = Route.useRouteContext()
  const { counters, tasks } = Route.useLoaderData()
  return <AccountOverview user={user} counters={counters} tasks={tasks} />
}
