import type { RouteParsed, settleRefund as route } from '@verstat/contract'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { reauthenticate, requireRight } from '../../accounts/index.ts'
import { rejectOwnPayment } from '../billing.policy.ts'
import type { PanelBillingContext } from '../billing-context.ts'
import { lockPurchase } from '../payments/settling/attempts.ts'
import { findTransaction, type LoadedTransaction } from '../payments/transaction.repository.ts'
import { changeRefund } from '../refunds/change-refund.ts'
import { getPanelTransaction } from './get-panel-transaction.ts'
import { type PanelTransactionView, verdictsOf } from './panel-transaction.view.ts'

type Input = RouteParsed<typeof route>

/**
 * Records the result of a refund that staff found out, because the provider did not report the result. Throws
 * `move_forbidden` when the current status of the refund does not allow this result.
 */
export async function settleRefund(ctx: PanelBillingContext, input: Input): Promise<PanelTransactionView> {
  requireRight(ctx, 'payments')
  const found = await findTransaction(ctx.db, input.id)
  if (!found) throw new AppError('not_found')
  rejectOwnPayment(ctx, found.row.user_id)
  validate(found, input)
  const { userId } = await reauthenticate(ctx, input)
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, input.id)
    if (!locked) throw new AppError('not_found')
    validate(locked.loaded, input)
    await changeRefund(
      ctx,
      tx,
      locked,
      input.refundId,
      input.outcome === 'returned' ? 'done' : 'withdrawn',
      { bank_reference: input.bankReference ?? null },
      { userId, ip: ctx.ip },
    )
  })
  return getPanelTransaction(ctx, { id: input.id })
}

function validate({ refunds }: LoadedTransaction, { refundId, outcome, bankReference }: Input): void {
  const refund = refunds.find(({ id }) => id === refundId)
  if (!refund) throw new AppError('not_found')
  const allowed = verdictsOf(refund)
  if (!allowed.includes(outcome)) throw new AppError('move_forbidden', { allowed })
  // Without its reference number at the bank, a transfer cannot be traced.
  if (outcome === 'returned' && refund.status === 'to_transfer' && bankReference === undefined) {
    throw invalid({ path: 'bankReference', code: 'required' })
  }
}
