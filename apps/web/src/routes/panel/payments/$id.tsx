import { createFileRoute } from '@tanstack/react-router'
import { getPanelTransaction } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { PaymentDetail } from '../../../features/panel/payments/payment-detail.tsx'

export const Route = createFileRoute('/panel/payments/$id')({
  beforeLoad: requireRight('payments'),
  loader: ({ context: { send }, params: { id }, abortController: { signal } }) =>
    sendOrNotFound(send(getPanelTransaction, { id }, { signal })),
  head: ({ match: { context } }) => panelHead(context, context.t('panel.pay.title')),
  component: Payment,
})

function Payment() {
  const { user } = Route.useRouteContext()
  return <PaymentDetail transaction={Route.useLoaderData()} hasSecondFactor={user.secondFactor.enabled} />
}
