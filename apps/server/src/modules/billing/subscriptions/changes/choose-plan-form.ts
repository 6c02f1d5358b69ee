import { type RouteInput, upgradeSubscription } from '@verstat/contract'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { FormPost } from '../../../../platform/web/form-posts.ts'

/** Handles the choice of a plan in browsers without JavaScript. */
export const choosePlanForm: FormPost = {
  path: '/user/subscription/order/:id',
  async answer({ id = '', planId = '', shownMinor = '', autoCharge }, send) {
    // The schema of the call validates this input.
    const input: RouteInput<typeof upgradeSubscription> = {
      id,
      planId,
      ...(shownMinor === '' ? {} : { shownMinor: Number(shownMinor) }),
      ...(autoCharge === undefined ? {} : { autoCharge: autoCharge === 'true' }),
    }
    const page = `/user/subscription/order/${encodeURIComponent(id)}#plans`
    try {
      const { transaction } = await send(upgradeSubscription, input)
      return transaction?.paymentUrl ?? page
    } catch (error) {
      // The page shows the price or the status of now.
      const isOutdated =
        error instanceof AppError && (error.code === 'price_changed' || error.code === 'move_forbidden')
      if (!isOutdated) throw error
      return page
    }
  },
}
