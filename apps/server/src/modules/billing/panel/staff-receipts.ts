import type {
  assignReceipt as assignRoute,
  createReceipt as createRoute,
  listReceipts as listRoute,
  payInvoice as payRoute,
  RouteOutput,
  RouteParsed,
  returnReceipt as returnRoute,
} from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { reauthenticate, requireRight } from '../../accounts/index.ts'
import { rejectOwnPayment } from '../billing.policy.ts'
import type { BillingContext, PanelBillingContext } from '../billing-context.ts'
import { lockPurchase } from '../payments/settling/attempts.ts'
import {
  addReceipt,
  assignTo,
  invoiceOf,
  type StaffMember,
  sendReceiptBack,
} from '../receipts/book-receipt.ts'
import { findReceipt, findReceipts, lockReceipt, viewReceipt } from '../receipts/receipt.repository.ts'
import { getPanelTransaction } from './get-panel-transaction.ts'
import type { PanelTransactionView } from './panel-transaction.view.ts'
import { listWaitingEvents } from './waiting-events.ts'

type Receipt = RouteOutput<typeof createRoute>

export async function listReceipts(
  ctx: BillingContext,
  input: RouteParsed<typeof listRoute>,
): Promise<RouteOutput<typeof listRoute>> {
  requireRight(ctx, 'payments')
  const rows = await findReceipts(ctx.db, { ...input, limit: input.limit + 1 })
  const shown = rows.slice(0, input.limit)
  return {
    items: shown.map(viewReceipt),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    unmatched: await listWaitingEvents(ctx),
  }
}

/**
 * Marks the invoice of a purchase as paid. Throws `move_forbidden` when the purchase has no open invoice, and
 * `conflict` when the same line of the bank statement was entered before.
 */
export async function payInvoice(
  ctx: PanelBillingContext,
  input: RouteParsed<typeof payRoute>,
): Promise<PanelTransactionView> {
  requireRight(ctx, 'payments')
  const { invoice, payer } = await getPanelTransaction(ctx, { id: input.id })
  rejectOwnPayment(ctx, payer?.id ?? null)
  if (!invoice) throw new AppError('move_forbidden', { allowed: [] })
  rejectFutureDay(ctx, input.receivedOn)
  const by = await verifyStaff(ctx, input)
  await addAndAssign(ctx, input.id, { ...input, purpose: '' }, by)
  return getPanelTransaction(ctx, { id: input.id })
}

/**
 * Stores a line of a bank statement that staff entered. If the line names an invoice number, the line pays that
 * invoice.
 */
export async function createReceipt(
  ctx: PanelBillingContext,
  input: RouteParsed<typeof createRoute>,
): Promise<Receipt> {
  requireRight(ctx, 'payments')
  rejectFutureDay(ctx, input.receivedOn)
  const paid = input.number === undefined ? undefined : await findInvoiced(ctx, input.number)
  const by = await verifyStaff(ctx, input)
  const id =
    paid === undefined
      ? await ctx.db.transaction().execute((tx) => addReceipt(ctx, tx, input, by))
      : await addAndAssign(ctx, paid, input, by)
  return read(ctx, id)
}

async function addAndAssign(
  ctx: PanelBillingContext,
  transactionId: string,
  receipt: Parameters<typeof addReceipt>[2],
  by: StaffMember,
): Promise<string> {
  return ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, transactionId)
    const attempt = locked && invoiceOf(locked)
    if (!locked || !attempt) throw new AppError('move_forbidden', { allowed: [] })
    const id = await addReceipt(ctx, tx, receipt, by)
    await assignTo(ctx, tx, locked, attempt, { id, amount_minor: receipt.amountMinor }, by)
    return id
  })
}

/** Assigns a receipt to an invoice. Throws `move_forbidden` when the receipt was already assigned or sent back. */
export async function assignReceipt(
  ctx: PanelBillingContext,
  input: RouteParsed<typeof assignRoute>,
): Promise<Receipt> {
  requireRight(ctx, 'payments')
  await requireOpen(ctx, input.id)
  const transactionId = await findInvoiced(ctx, input.number)
  const by = await verifyStaff(ctx, input)
  await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockPurchase(tx, transactionId)
    const attempt = locked && invoiceOf(locked)
    const receipt = await lockReceipt(tx, input.id)
    if (!locked || !attempt || receipt?.status !== 'open')
      throw new AppError('move_forbidden', { allowed: [] })
    await assignTo(ctx, tx, locked, attempt, receipt, by)
  })
  return read(ctx, input.id)
}

/**
 * Records that staff sent the money of an unassigned receipt back to its payer. Throws `move_forbidden` when the
 * receipt was already assigned or sent back.
 */
export async function returnReceipt(
  ctx: PanelBillingContext,
  input: RouteParsed<typeof returnRoute>,
): Promise<Receipt> {
  requireRight(ctx, 'payments')
  await requireOpen(ctx, input.id)
  const by = await verifyStaff(ctx, input)
  await ctx.db.transaction().execute(async (tx) => {
    const receipt = await lockReceipt(tx, input.id)
    if (receipt?.status !== 'open') throw new AppError('move_forbidden', { allowed: [] })
    await sendReceiptBack(ctx, tx, receipt, input.bankReference, by)
  })
  return read(ctx, input.id)
}

async function verifyStaff(
  ctx: PanelBillingContext,
  proof: { readonly password: string; readonly code: string },
): Promise<StaffMember> {
  const { userId } = await reauthenticate(ctx, proof)
  return { userId, ip: ctx.ip }
}

async function requireOpen(ctx: BillingContext, id: string): Promise<void> {
  const receipt = await findReceipt(ctx.db, id)
  if (!receipt) throw new AppError('not_found')
  if (receipt.status !== 'open') throw new AppError('move_forbidden', { allowed: [] })
}

function rejectFutureDay(ctx: BillingContext, day: string): void {
  if (day > kyivDay(ctx.now())) throw invalid({ path: 'receivedOn', code: 'date_too_late' })
}

/** Finds the purchase of an invoice number. Throws `own_matter` when the caller made this purchase. */
async function findInvoiced(ctx: BillingContext, number: number): Promise<string> {
  const found = await ctx.db
    .selectFrom('transactions')
    .innerJoin('attempts', 'attempts.transaction_id', 'transactions.id')
    .select(['transactions.id', 'transactions.user_id'])
    .where('transactions.number', '=', number)
    .where('attempts.provider', '=', 'invoice')
    .executeTakeFirst()
  if (!found) throw invalid({ path: 'number', code: 'unknown_reference' })
  rejectOwnPayment(ctx, found.user_id)
  return found.id
}

async function read(ctx: BillingContext, id: string): Promise<Receipt> {
  const receipt = await findReceipt(ctx.db, id)
  if (!receipt) throw new AppError('not_found')
  return viewReceipt(receipt)
}
