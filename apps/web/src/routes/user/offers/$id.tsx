import { createFileRoute, redirect } from '@tanstack/react-router'
import { accountHead } from '../../../features/account/account-head.ts'
import { loadOffer, withOrder } from '../../../features/offers/load-offers.ts'
import { OwnOfferPage } from '../../../features/offers/own/own-offer-page.tsx'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/offers/$id')({
  beforeLoad: requireAuth,
  loader: async ({ context, params, abortController: { signal } }) => {
    const offer = await loadOffer(context, params.id, signal)
    // The customer reads offers beside each other.
    if (offer.side === 'customer') {
      throw redirect({ to: '/user/advertisment/offers/$slug', params: { slug: offer.order.slug } })
    }
    return withOrder(context, offer, signal)
  },
  head: ({ match }) => accountHead(match.context, 'offers.own.title'),
  component: OwnOffer,
})

function OwnOffer() {
  return <OwnOfferPage view={Route.useLoaderData()} />
}
