import { createFileRoute } from '@tanstack/react-router'
import { listMarketDeals } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { filled } from '../../../features/panel/frame/read-search.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { MarketDealsPage } from '../../../features/panel/market/market-deals-page.tsx'
import { readMarketDealsQuery } from '../../../features/panel/market/market-query.ts'

export const Route = createFileRoute('/panel/market/deals')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readMarketDealsQuery(search)
    const { items, next } = await sendOrNotFound(send(listMarketDeals, filled(query), { signal }))
    return { query, items, next }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.market.deals')),
  component: Market,
})

function Market() {
  return <MarketDealsPage {...Route.useLoaderData()} />
}
