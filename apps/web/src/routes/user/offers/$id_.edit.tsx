import { createFileRoute, redirect } from '@tanstack/react-router'
import { getOrder } from '@verstat/contract/browser'
import { accountHead } from '../../../features/account/account-head.ts'
import { loadOffer } from '../../../features/offers/load-offers.ts'
import { ReviseOfferPage } from '../../../features/offers/revise-offer-page.tsx'
import { requireAuth } from '../../../lib/session/guards.ts'

export const Route = createFileRoute('/user/offers/$id_/edit')({
  beforeLoad: requireAuth,
  loader: async ({ context, params, abortController: { signal } }) => {
    const offer = await loadOffer(context, params.id, signal)
    if (!offer.can.revise) throw redirect({ to: '/user/offers/$id', params: { id: offer.id } })
    return { offer, order: await context.send(getOrder, { slug: offer.order.slug }, { signal }) }
  },
  head: ({ match }) => accountHead(match.context, 'offers.own.title'),
  component: ReviseOffer,
})

function ReviseOffer() {
  return <ReviseOfferPage {...Route.useLoaderData()} />
}
