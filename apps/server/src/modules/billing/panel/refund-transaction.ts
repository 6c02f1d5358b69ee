import type { RouteParsed, refundTransaction as route } from '@verstat/contract'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { reauthenticate, requireRight } from '../../accounts/index.ts'
import { rejectOwnPayment } from '../billing.policy.ts'
import type { PanelBillingContext } from '../billing-context.ts'
import { lockPurchase } from '../payments/settling/attempts.ts'
import { findTransaction, type LoadedTransaction } from '../payments/transaction.repository.ts'
import { openRefund, refundableMinor, refundWays } from '../refunds/open-refund.ts'
import { closeOpenCase } from '../refunds/refund-case.repository.ts'
import { getPanelTransaction } from './get-panel-transaction.ts'
import type { PanelTransactionView } from './panel-transaction.view.ts'

type Input = RouteParsed<typeof route>

/**
 * Refunds money of a purchase. The input is validated before the second-factor code is consumed. It is validated
 * again under the lock, so that two concurrent requests cause only one refund.
 */
export async function refundTransaction(
  ctx: PanelBillingContext,
  input: Input,
): Promise<PanelTransactionView> {
  requireRight(ctx, 'payments')
  const found = await findTransaction(ctx.db, input.id)
  if (!found) throw new AppError('not_found')
  rejectOwnPayment(ctx, found.row.user_id)
  validate(ctx, found, input)
  const { userId } = await reauthenticate(ctx, input)
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, input.id)
    if (!locked) throw new AppError('not_found')
    const { attempt, way } = validate(ctx, locked.loaded, input)
    await openRefund(ctx, tx, attempt, {
      amountMinor: input.amountMinor,
      way,
      reason: input.reason,
      endsTime: input.endsTime,
      by: { userId, ip: ctx.ip },
    })
    if (attempt.id === locked.loaded.row.winner_id) {
      const verdict = { verdict: 'refunded', note: input.reason, by: userId, at: ctx.now() } as const
      await closeOpenCase(tx, input.id, verdict)
    }
  })
  return getPanelTransaction(ctx, { id: input.id })
}

/**
 * Throws `move_forbidden` when nothing can be refunded now, and `too_big` when the requested amount exceeds the
 * refundable amount.
 */
function validate(ctx: PanelBillingContext, loaded: LoadedTransaction, input: Input) {
  const wanted = input.attemptId ?? loaded.row.winner_id
  const attempt = loaded.attempts.find(({ id }) => id === wanted)
  const most = attempt ? refundableMinor(attempt, loaded) : 0
  if (!attempt || most === 0) throw new AppError('move_forbidden', { allowed: [] })
  // The error message shows the limit in hryvnias, not in kopecks.
  if (input.amountMinor > most) {
    throw invalid({ path: 'amountMinor', code: 'too_big', params: { max: most / 100 } })
  }
  const ways = refundWays(ctx, attempt, input.amountMinor < most)
  const way = input.way ?? ways[0] ?? 'transfer'
  if (!ways.includes(way)) throw invalid({ path: 'way', code: 'invalid_value' })
  return { attempt, way }
}
