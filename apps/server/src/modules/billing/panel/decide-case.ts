import type {
  acceptPayment as acceptRoute,
  closePaymentCase as closeRoute,
  RouteParsed,
} from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { actedBy, reauthenticate, requireRight } from '../../accounts/index.ts'
import { audit } from '../billing.audit.ts'
import { rejectOwnPayment } from '../billing.policy.ts'
import type { PanelBillingContext, Tx } from '../billing-context.ts'
import { notifyBuyer } from '../payments/payment-emails.ts'
import { acceptSum } from '../payments/settling/attempt-facts.ts'
import { changeFacts, type Locked, lockPurchase } from '../payments/settling/attempts.ts'
import { findTransaction, type LoadedTransaction } from '../payments/transaction.repository.ts'
import { closeOpenCase, findOpenCase, type RefundCaseRow } from '../refunds/refund-case.repository.ts'
import { getPanelTransaction } from './get-panel-transaction.ts'
import type { PanelTransactionView } from './panel-transaction.view.ts'
import { casesOf } from './payment-cases.ts'

/**
 * Accepts a payment whose amount differs from the requested amount, and grants the purchase. Throws `move_forbidden`
 * when the purchase has no such payment under review.
 */
export async function acceptPayment(
  ctx: PanelBillingContext,
  input: RouteParsed<typeof acceptRoute>,
): Promise<PanelTransactionView> {
  requireRight(ctx, 'payments')
  const found = await findTransaction(ctx.db, input.id)
  if (!found) throw new AppError('not_found')
  rejectOwnPayment(ctx, found.row.user_id)
  requireAcceptable(found, input.attemptId)
  const { userId } = await reauthenticate(ctx, input)
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, input.id)
    if (!locked) throw new AppError('not_found')
    requireAcceptable(locked.loaded, input.attemptId)
    await changeFacts(ctx, tx, locked, input.attemptId, acceptSum)
    await auditDecision(ctx, tx, 'payment.sum_accepted', input.id, userId, { note: input.note })
  })
  return getPanelTransaction(ctx, { id: input.id })
}

function requireAcceptable(loaded: LoadedTransaction, attemptId: string): void {
  const cases = casesOf(loaded, undefined)
  const isOpen = cases.some((each) => each.attemptId === attemptId && each.verdicts.includes('accept'))
  if (!isOpen) throw new AppError('move_forbidden', { allowed: [] })
}

/**
 * Closes a case without moving money. Throws `move_forbidden` when the case must be closed by a refund or an
 * acceptance instead.
 */
export async function closePaymentCase(
  ctx: PanelBillingContext,
  { id, key, note: words }: RouteParsed<typeof closeRoute>,
): Promise<PanelTransactionView> {
  const { userId } = requireRight(ctx, 'payments')
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, id)
    if (!locked) throw new AppError('not_found')
    rejectOwnPayment(ctx, locked.loaded.row.user_id)
    const openCase = await findOpenCase(tx, id)
    const found = casesOf(locked.loaded, openCase).find((each) => each.key === key)
    if (!found?.verdicts.includes('close')) throw new AppError('move_forbidden', { allowed: [] })
    await close(ctx, tx, locked, found, openCase, { words, userId })
    await auditDecision(ctx, tx, 'payment.case_closed', id, userId, { kind: found.kind, note: words })
  })
  return getPanelTransaction(ctx, { id })
}

async function close(
  ctx: PanelBillingContext,
  tx: Tx,
  { loaded, subscription }: Locked,
  { key, kind, attemptId }: ReturnType<typeof casesOf>[number],
  openCase: RefundCaseRow | undefined,
  by: { readonly words: string; readonly userId: string },
): Promise<void> {
  if (key === openCase?.id) {
    const verdict = { verdict: 'kept', note: by.words, by: by.userId, at: ctx.now() } as const
    await closeOpenCase(tx, loaded.row.id, verdict)
    await notifyBuyer(ctx, tx, loaded.row, 'refundDeclined')
    return
  }
  const cleared = [...loaded.settlement.cleared, key]
  await tx
    .updateTable('transactions')
    .set({ cleared_doubts: cleared })
    .where('id', '=', loaded.row.id)
    .execute()
  const withCleared = { subscription, loaded: { ...loaded, settlement: { ...loaded.settlement, cleared } } }
  await changeFacts(ctx, tx, withCleared, attemptId ?? '', (facts) =>
    // Closes a payment attempt whose result stayed unknown. Money that arrives later still counts as a payment.
    kind === 'unclear' ? { ...facts, isClosed: true } : facts,
  )
}

async function auditDecision(
  ctx: PanelBillingContext,
  tx: Tx,
  action: 'payment.sum_accepted' | 'payment.case_closed',
  subjectId: string,
  actorId: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await audit(tx, { ...actedBy(ctx, actorId), action, subjectId, details })
}
