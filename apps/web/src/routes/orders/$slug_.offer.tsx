import { createFileRoute, redirect } from '@tanstack/react-router'
import { accountHead } from '../../features/account/account-head.ts'
import { loadOfferStart } from '../../features/offers/load-offers.ts'
import { NewOfferPage } from '../../features/offers/new-offer-page.tsx'
import { requireAuth } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/orders/$slug_/offer')({
  beforeLoad: requireAuth,
  loader: async ({ context, params, abortController: { signal } }) => {
    const loaded = await loadOfferStart(context, params.slug, signal)
    const own = loaded.order.offering?.offerId
    if (own) throw redirect({ to: '/user/offers/$id', params: { id: own } })
    return loaded
  },
  head: ({ match }) => accountHead(match.context, 'offers.new.title'),
  component: NewOffer,
})

function NewOffer() {
  return <NewOfferPage loaded={Route.useLoaderData()} />
}
