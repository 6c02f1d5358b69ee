import { AppError } from '../../../platform/http/app-error.ts'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { audit } from '../billing.audit.ts'
import type { JobContext, Tx } from '../billing-context.ts'
import { addBankTotal } from '../payments/settling/attempt-facts.ts'
import { changeFacts, type Locked } from '../payments/settling/attempts.ts'
import { postToLedger } from '../payments/settling/post-to-ledger.ts'
import type { AttemptRow } from '../payments/transaction.repository.ts'
import type { ReceiptRow } from './receipt.repository.ts'

export type StaffMember = { readonly userId: string; readonly ip: string }

export type NewReceipt = {
  readonly amountMinor: number
  readonly receivedOn: string
  readonly bankReference: string
  readonly payer: string
  readonly purpose: string
  readonly payerCode?: string | null
  /** Identifies a line of an imported statement. */
  readonly lineKey?: string
}

const BANK = 'psp:invoice'

export function invoiceOf({ loaded }: Locked): AttemptRow | undefined {
  return loaded.attempts.findLast(({ handoff }) => handoff?.kind === 'document')
}

/** Inserts a line of a bank statement. Throws `conflict` when the same line was typed or imported before. */
export async function addReceipt(
  ctx: JobContext,
  tx: Tx,
  receipt: NewReceipt,
  by: StaffMember,
): Promise<string> {
  const at = ctx.now()
  const id = uuidV7(at)
  if (receipt.lineKey === undefined && (await wasImported(tx, receipt))) throw new AppError('conflict')
  const added = await tx
    .insertInto('bank_receipts')
    .values({
      id,
      amount_minor: receipt.amountMinor,
      received_on: receipt.receivedOn,
      bank_reference: receipt.bankReference,
      payer: receipt.payer,
      payer_code: receipt.payerCode ?? null,
      purpose: receipt.purpose,
      line_key: receipt.lineKey ?? null,
      status: 'open',
      created_by: by.userId,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new AppError('conflict')
  await book(tx, id, 'noted', receipt.amountMinor, at)
  await audit(tx, {
    at,
    action: 'payment.receipt_noted',
    actorId: by.userId,
    ip: by.ip,
    details: { receipt: id, amountMinor: receipt.amountMinor },
  })
  return id
}

/**
 * Document numbers repeat within an imported file. So a typed line is the same as an imported one only if the amounts
 * are equal too.
 */
async function wasImported(tx: Tx, receipt: NewReceipt): Promise<boolean> {
  const found = await tx
    .selectFrom('bank_receipts')
    .select('id')
    .where('received_on', '=', receipt.receivedOn)
    .where('bank_reference', '=', receipt.bankReference)
    .where('amount_minor', '=', receipt.amountMinor)
    .where('line_key', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Assigns an open receipt to the invoice of a locked purchase. If the total of the receipts differs from the
 * requested amount, staff must decide.
 */
export async function assignTo(
  ctx: JobContext,
  tx: Tx,
  locked: Locked,
  attempt: AttemptRow,
  receipt: Pick<ReceiptRow, 'id' | 'amount_minor'>,
  by: StaffMember,
): Promise<void> {
  const at = ctx.now()
  await tx
    .updateTable('bank_receipts')
    .set({ status: 'assigned', attempt_id: attempt.id, decided_by: by.userId, decided_at: at })
    .where('id', '=', receipt.id)
    .execute()
  // Reverses the ledger posting of the unassigned receipt, because the money is posted again for the attempt.
  await book(tx, receipt.id, 'assigned', -receipt.amount_minor, at)
  await audit(tx, {
    at,
    action: 'payment.receipt_assigned',
    actorId: by.userId,
    subjectId: locked.loaded.row.id,
    ip: by.ip,
    details: { receipt: receipt.id },
  })
  const { total } = await tx
    .selectFrom('bank_receipts')
    .select(({ fn }) => fn.sum<string>('amount_minor').as('total'))
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirstOrThrow()
  await changeFacts(ctx, tx, locked, attempt.id, (facts, requested) =>
    addBankTotal(facts, Number(total), requested),
  )
}

/** Records that the money of an unassigned receipt was sent back. */
export async function sendReceiptBack(
  ctx: JobContext,
  tx: Tx,
  receipt: Pick<ReceiptRow, 'id' | 'amount_minor'>,
  bankReference: string,
  by: StaffMember,
): Promise<void> {
  const at = ctx.now()
  await tx
    .updateTable('bank_receipts')
    .set({ status: 'returned', return_reference: bankReference, decided_by: by.userId, decided_at: at })
    .where('id', '=', receipt.id)
    .execute()
  await book(tx, receipt.id, 'returned', -receipt.amount_minor, at)
  await audit(tx, {
    at,
    action: 'payment.receipt_returned',
    actorId: by.userId,
    ip: by.ip,
    details: { receipt: receipt.id, amountMinor: receipt.amount_minor },
  })
}

async function book(tx: Tx, receiptId: string, step: string, amountMinor: number, at: Date): Promise<void> {
  await postToLedger(tx, { key: `receipt/${receiptId}/${step}`, receiptId, at }, [
    { account: BANK, amountMinor },
    { account: 'suspense', amountMinor: -amountMinor },
  ])
}
