import type {
  acceptPayment as acceptRoute,
  closePaymentCase as closeRoute,
  RouteParsed,
} from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import { reauthenticate, requireRight } from '../../accounts/index.ts'
import { audit } from '../billing.audit.ts'
import { rejectOwnPayment } from '../billing.policy.ts'
import type { PanelBillingContext, Tx } from '../billing-context.ts'
import { sendVerdictEmail } from '../payments/payment-emails.ts'
import { applySettled } from '../payments/settling/apply-settled.ts'
import { acceptSum } from '../payments/settling/attempt-facts.ts'
import { type Locked, lockPurchase } from '../payments/settling/attempts.ts'
import { canGrant } from '../payments/settling/grant.ts'
import { settleFacts } from '../payments/settling/settle.ts'
import { findTransaction, type LoadedTransaction } from '../payments/transaction.repository.ts'
import { closeOpenCase, findOpenCase, type RefundCaseRow } from '../refunds/refund-case.repository.ts'
import { getPanelTransaction } from './get-panel-transaction.ts'
import type { PanelTransactionView } from './panel-transaction.view.ts'
import { casesOf } from './payment-cases.ts'

/** Accepts a payment of another sum than requested and grants the purchase. Throws `move_forbidden`. */
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
    const { loaded, subscription } = locked
    requireAcceptable(loaded, input.attemptId)
    const mayGrant = await canGrant(tx, subscription, loaded.row)
    const settled = settleFacts(loaded.settlement, input.attemptId, acceptSum, mayGrant)
    await applySettled(ctx, tx, loaded, input.attemptId, settled, subscription)
    await auditDecision(ctx, tx, 'payment.sum_accepted', input.id, userId, { note: input.note })
  })
  return getPanelTransaction(ctx, { id: input.id })
}

function requireAcceptable(loaded: LoadedTransaction, attemptId: string): void {
  const cases = casesOf(loaded, undefined)
  const isOpen = cases.some((each) => each.attemptId === attemptId && each.verdicts.includes('accept'))
  if (!isOpen) throw new AppError('move_forbidden', { allowed: [] })
}

/** Closes a case without moving money. Throws `move_forbidden` when the case needs a refund or an acceptance. */
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
    await sendVerdictEmail(ctx, tx, loaded.row, 'refundDeclined')
    return
  }
  const cleared = [...loaded.settlement.cleared, key]
  await tx
    .updateTable('transactions')
    .set({ cleared_doubts: cleared })
    .where('id', '=', loaded.row.id)
    .execute()
  const settled = settleFacts(
    { ...loaded.settlement, cleared },
    attemptId ?? '',
    // Closes an attempt whose result stayed unknown. Money that arrives later still counts.
    (facts) => (kind === 'unclear' ? { ...facts, isClosed: true } : facts),
    await canGrant(tx, subscription, loaded.row),
  )
  await applySettled(ctx, tx, loaded, attemptId ?? '', settled, subscription)
}

async function auditDecision(
  ctx: PanelBillingContext,
  tx: Tx,
  action: 'payment.sum_accepted' | 'payment.case_closed',
  subjectId: string,
  actorId: string,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  await audit(tx, { at: ctx.now(), action, actorId, subjectId, ip: ctx.ip, details })
}
