import { createFileRoute, notFound } from '@tanstack/react-router'
import { apiErrorCode, getTransaction } from '@verstat/contract/browser'
import { accountHead } from '../../features/account/account-head.ts'
import { PaymentPage } from '../../features/payment/payment-page.tsx'

export const Route = createFileRoute('/payment/$transaction')({
  staticData: { layout: 'clear' },
  loader: async ({ context: { send }, params: { transaction: id }, abortController: { signal } }) => {
    try {
      return await send(getTransaction, { id }, { signal })
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
  const transaction = Route.useLoaderData()
  return <PaymentPage key={transaction.id} loaded={transaction} />
}
