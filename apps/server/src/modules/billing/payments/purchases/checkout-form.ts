import { type RouteInput, retryTransaction } from '@verstat/contract'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { FormPost } from '../../../../platform/web/form-posts.ts'

/** Selection of a payment method without JavaScript. The page of the purchase then links to the checkout. */
export const checkoutForm: FormPost = {
  path: '/payment/checkout',
  async answer({ transaction: id = '', provider = '' }, send) {
    // Validated by the schema of the call.
    const input: RouteInput<typeof retryTransaction> = { id, ...(provider ? { provider } : {}) }
    try {
      await send(retryTransaction, input)
    } catch (error) {
      // Paid, closed or expired: the page of the purchase shows which.
      if (!(error instanceof AppError) || error.code !== 'move_forbidden') throw error
    }
    return `/payment/${id}`
  },
}
