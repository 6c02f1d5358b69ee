import { type RouteInput, retryTransaction } from '@verstat/contract'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { FormPost } from '../../../../platform/web/form-posts.ts'

/** Handles the choice of a payment method in browsers without JavaScript. Afterwards the page of the purchase links to the checkout. */
export const checkoutForm: FormPost = {
  path: '/payment/checkout',
  async answer({ transaction: id = '', provider = '' }, send) {
    // The schema of the call validates this input.
    const input: RouteInput<typeof retryTransaction> = { id, ...(provider ? { provider } : {}) }
    try {
      await send(retryTransaction, input)
    } catch (error) {
      // The purchase is already paid, closed or expired. Its page shows which of these applies.
      if (!(error instanceof AppError) || error.code !== 'move_forbidden') throw error
    }
    return `/payment/${id}`
  },
}
