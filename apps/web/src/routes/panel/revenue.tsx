import { createFileRoute } from '@tanstack/react-router'
import { getRevenue } from '@verstat/contract/browser'
import { panelHead } from '../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../features/panel/frame/require-right.ts'
import { RevenuePage } from '../../features/panel/sales/revenue-page.tsx'
import { readRevenueQuery } from '../../features/panel/sales/revenue-query.ts'

export const Route = createFileRoute('/panel/revenue')({
  beforeLoad: requireRight('sales'),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readRevenueQuery(search)
    return { query, revenue: await send(getRevenue, query, { signal }) }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.revenue.title')),
  component: RevenueRoute,
})

function RevenueRoute() {
  return <RevenuePage {...Route.useLoaderData()} />
}
