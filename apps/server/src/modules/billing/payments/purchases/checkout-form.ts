import { type RouteInput, retryTransaction } from '@verstat/contract'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { FormPost } from '../../../../platform/web/form-posts.ts'

/** The choice of a way to pay, of browsers without JavaScript: the page of the purchase then links the checkout. */
export const checkoutForm: FormPost = {
  path: '/payment/checkout',
  async answer({ transaction: id = '', provider = '' }, send) {
    // Whatever was sent is judged by the schema of the call.
    const input: RouteInput<typeof retryTransaction> = { id, ...(provider ? { provider } : {}) }
    try {
      await send(retryTransaction, input)
    } catch (error) {
      // Paid, closed or out of time: the page of the purchase says which.
      if (!(error instanceof AppError) || error.code !== 'move_forbidden') throw error
    }
    return `/payment/${id}`
  },
}
