import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../../features/account/account-head.ts'
import { DealPage } from '../../../features/deals/deal-page.tsx'
import { dealTitle } from '../../../features/deals/deal-title.ts'
import { loadDeal } from '../../../features/deals/load-deals.ts'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/deals/$id')({
  beforeLoad: requireAuth,
  loader: ({ context, params, abortController: { signal } }) => loadDeal(context, params.id, signal),
  head: ({ match, loaderData }) =>
    accountHead(match.context, 'deals.title', loaderData && dealTitle(match.context, loaderData)),
  component: OneDeal,
})

function OneDeal() {
  return <DealPage deal={Route.useLoaderData()} />
}
