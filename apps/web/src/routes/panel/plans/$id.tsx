import { createFileRoute, notFound } from '@tanstack/react-router'
import { listPanelOffers } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import type { NewOffer } from '../../../features/panel/sales/new-offer-form.tsx'
import { OfferPage, type OfferPageProps } from '../../../features/panel/sales/offer-page.tsx'

/** Reserved ids that open the form for a new plan or boost. No existing plan or boost has such an id. */
const NEW: Readonly<Record<string, NewOffer>> = {
  'new-order': 'order',
  'new-producer': 'producer',
  'new-boost': 'boost',
}

export const Route = createFileRoute('/panel/plans/$id')({
  beforeLoad: requireRight('sales'),
  loader: async ({
    context: { send },
    params: { id },
    abortController: { signal },
  }): Promise<OfferPageProps> => {
    const what = NEW[id]
    if (what) return { what }
    const { plans, boosts } = await send(listPanelOffers, {}, { signal })
    const offer = [...plans, ...boosts].find((each) => each.id === id)
    if (!offer) throw notFound()
    return { offer }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.offers.title')),
  component: Offer,
})

function Offer() {
  return <OfferPage {...Route.useLoaderData()} />
}
