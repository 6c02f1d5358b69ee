import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../../features/account/account-head.ts'
import { DealsPage } from '../../../features/deals/deals-page.tsx'
import { loadDeals } from '../../../features/deals/load-deals.ts'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/deals/')({
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search }, abortController: { signal } }) => loadDeals(context, search, signal),
  head: ({ match }) => accountHead(match.context, 'deals.title'),
  component: Deals,
})

function Deals() {
  return <DealsPage view={Route.useLoaderData()} />
}
