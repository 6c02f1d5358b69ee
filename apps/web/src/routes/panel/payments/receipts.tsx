import { createFileRoute } from '@tanstack/react-router'
import { listReceipts } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { filled } from '../../../features/panel/frame/read-search.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { readReceiptsQuery } from '../../../features/panel/payments/payments-query.ts'
import { ReceiptsPage } from '../../../features/panel/payments/receipts-page.tsx'

export const Route = createFileRoute('/panel/payments/receipts')({
  beforeLoad: requireRight('payments'),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readReceiptsQuery(search)
    return { query, ...(await sendOrNotFound(send(listReceipts, filled(query), { signal }))) }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.receipts.title')),
  component: Receipts,
})

function Receipts() {
  const { user } = Route.useRouteContext()
  return <ReceiptsPage {...Route.useLoaderData()} hasSecondFactor={user.secondFactor.enabled} />
}
