import { createFileRoute, notFound } from '@tanstack/react-router'
import { apiErrorCode, getTransaction } from '@verstat/contract/browser'
import { accountHead } from '../../features/account/account-head.ts'
import { loadPayer } from '../../features/payment/load-payer.ts'
import { PaymentPage } from '../../features/payment/payment-page.tsx'

export const Route = createFileRoute('/payment/$transaction')({
  staticData: { layout: 'clear' },
  loader: async ({ context, params: { transaction: id }, abortController: { signal } }) => {
    try {
      const [transaction, payer, { sellerView }] = await Promise.all([
        context.send(getTransaction, { id }, { signal }),
        loadPayer(context, id, signal),
        // The texts are imported only here, so that pages rendered on the server do not send them to the browser.
        import('../../features/plans/seller-view.ts'),
      ])
      return { transaction, seller: sellerView(context, transaction), payer }
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
