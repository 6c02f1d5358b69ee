import { createFileRoute } from '@tanstack/react-router'
import { listMarketOffers } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { filled } from '../../../features/panel/frame/read-search.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { MarketOffersPage } from '../../../features/panel/market/market-offers-page.tsx'
import { readMarketOffersQuery } from '../../../features/panel/market/market-query.ts'

export const Route = createFileRoute('/panel/market/offers')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readMarketOffersQuery(search)
    const { items, next } = await sendOrNotFound(send(listMarketOffers, filled(query), { signal }))
    return { query, items, next }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.market.offers')),
  component: Market,
})

function Market() {
  return <MarketOffersPage {...Route.useLoaderData()} />
}
