import { createFileRoute, notFound } from '@tanstack/react-router'
import { apiErrorCode, getTransaction } from '@verstat/contract/browser'
import { accountHead } from '../../features/account/account-head.ts'
import { PaymentPage } from '../../features/payment/payment-page.tsx'
import { loadSeller } from '../../features/plans/load-seller.ts'

export const Route = createFileRoute('/payment/$transaction')({
  staticData: { layout: 'clear' },
  loader: async ({ context, params: { transaction: id }, abortController: { signal } }) => {
    try {
      const [transaction, seller] = await Promise.all([
        context.send(getTransaction, { id }, { signal }),
        loadSeller(context, signal),
      ])
      return { transaction, seller }
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
  const { transaction, seller } = Route.useLoaderData()
  return <PaymentPage key={transaction.id} loaded={transaction} seller={seller} />
}
