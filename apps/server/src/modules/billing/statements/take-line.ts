import type { STATEMENT_OUTCOMES } from '@verstat/contract'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BillingContext } from '../billing-context.ts'
import { lockPurchase } from '../payments/settling/attempts.ts'
import { addReceipt, assignTo, invoiceOf, type StaffMember } from '../receipts/book-receipt.ts'
import type { StatementLine } from './statement-lines.ts'

type Outcome = (typeof STATEMENT_OUTCOMES)[number]

/**
 * Stores a line as a receipt, and pays the invoice with it when a number is given. The invoice must still be open after
 * it is locked: two lines never pay the same invoice unless staff assign the second one knowingly.
 */
export async function takeLine(
  ctx: BillingContext,
  line: StatementLine,
  number: number | null,
  by: StaffMember,
): Promise<Outcome> {
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const receipt = {
        amountMinor: line.amountMinor,
        receivedOn: line.day,
        bankReference: line.reference || '—',
        payer: line.payer,
        payerCode: line.payerCode,
        purpose: line.purpose,
        lineKey: line.key,
      }
      if (number === null) {
        await addReceipt(ctx, tx, receipt, by)
        return 'noted'
      }
      const found = await tx
        .selectFrom('transactions')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirst()
      const locked = found && (await lockPurchase(tx, found.id))
      // The line is stored before its invoice is checked. So a second import reports that the line is known, not that
      // its invoice is already paid.
      const id = await addReceipt(ctx, tx, receipt, by)
      const attempt = locked && invoiceOf(locked)
      const isOpen =
        locked &&
        locked.loaded.row.winner_id === null &&
        ['created', 'pending'].includes(locked.loaded.row.status)
      const isOwn = locked?.loaded.row.user_id === by.userId
      if (!locked || !attempt || !isOpen || isOwn) throw new Refused()
      await assignTo(ctx, tx, locked, attempt, { id, amount_minor: line.amountMinor }, by)
      return 'paid'
    })
  } catch (error) {
    if (error instanceof Refused) return 'refused'
    if (error instanceof AppError && error.code === 'conflict') return 'known'
    throw error
  }
}

/** Rolls back the receipt of a line whose invoice cannot be paid. */
class Refused extends Error {}
