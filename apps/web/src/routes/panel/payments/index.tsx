import { createFileRoute } from '@tanstack/react-router'
import { listPanelTransactions } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { filled } from '../../../features/panel/frame/read-search.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { PaymentsPage } from '../../../features/panel/payments/payments-page.tsx'
import { readPaymentsQuery } from '../../../features/panel/payments/payments-query.ts'

export const Route = createFileRoute('/panel/payments/')({
  beforeLoad: requireRight('payments'),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readPaymentsQuery(search)
    const { items, next, declines } = await sendOrNotFound(
      send(listPanelTransactions, filled(query), { signal }),
    )
    return { query, items, next, declines }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.pay.title')),
  component: Payments,
})

function Payments() {
  return <PaymentsPage {...Route.useLoaderData()} />
}
