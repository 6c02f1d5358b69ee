import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../../features/account/account-head.ts'
import { loadOwnOffers } from '../../../features/offers/load-offers.ts'
import { OwnOffersPage } from '../../../features/offers/own/own-offers-page.tsx'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/offers/')({
  beforeLoad: requireAuth,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search }, abortController: { signal } }) =>
    loadOwnOffers(context, search, signal),
  head: ({ match }) => accountHead(match.context, 'offers.own.title'),
  component: OwnOffers,
})

function OwnOffers() {
  return <OwnOffersPage view={Route.useLoaderData()} />
}
