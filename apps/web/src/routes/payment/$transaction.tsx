import { createFileRoute, notFound } from '@tanstack/react-router'
import { apiErrorCode, getTransaction } from '@verstat/contract/browser'
import { accountHead } from '../../features/account/account-head.ts'
import { loadPayer } from '../../features/payment/load-payer.ts'
import { PaymentPage } from '../../features/payment/payment-page.tsx'
import { loadSeller } from '../../features/plans/load-seller.ts'

export const Route = createFileRoute('/payment/$transaction')({
  staticData: { layout: 'clear' },
  loader: async ({ context, params: { transaction: id }, abortController: { signal } }) => {
    try {
      const [transaction, seller, payer] = await Promise.all([
        context.send(getTransaction, { id }, { signal }),
        loadSeller(context, signal),
        loadPayer(context, id, signal),
      ])
      return { transaction, seller, payer }
    } catch (error) {
      const code = apiErrorCode(error)
      if (code === 'not_found' || code === 'validation_failed') throw notFound()
      throw error
    }
  },
  head: ({ match }) => accountHead(match.context, 'paying.page.title'),
  component: Payment,
})

function Payment() {
  const { transaction, seller, payer } = Route.useLoaderData()
  return <PaymentPage key={transaction.id} loaded={transaction} seller={seller} payer={payer} />
}
