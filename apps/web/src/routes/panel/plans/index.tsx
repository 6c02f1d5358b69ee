import { createFileRoute } from '@tanstack/react-router'
import { listPanelOffers } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { OffersPage } from '../../../features/panel/sales/offers-page.tsx'

export const Route = createFileRoute('/panel/plans/')({
  beforeLoad: requireRight('sales'),
  loader: ({ context: { send }, abortController: { signal } }) => send(listPanelOffers, {}, { signal }),
  head: ({ match: { context } }) => panelHead(context, context.t('panel.offers.title')),
  component: Offers,
})

function Offers() {
  return <OffersPage {...Route.useLoaderData()} />
}
