import type { ActState } from '@verstat/contract'
import { kyivDay, type LocaleCode } from '@verstat/i18n'
import type { ActFacts } from '../../../platform/payments/invoice/act-document.ts'
import type { InvoiceFacts } from '../../../platform/payments/invoice/invoice-document.ts'
import type { Payer } from '../../../platform/payments/invoice/payer-line.ts'
import type { Db } from '../billing-context.ts'
import { returnedOf } from '../payments/settling/attempt-facts.ts'
import { findTransaction, type LoadedTransaction } from '../payments/transaction.repository.ts'

/** A purchase with the data that is printed on its documents (invoice and act). */
export type Documented = {
  readonly loaded: LoadedTransaction
  readonly payer: Payer | null
  readonly period: { readonly starts: Date | null; readonly ends: Date | null } | undefined
}

export async function findDocumented(db: Db, id: string): Promise<Documented | undefined> {
  const loaded = await findTransaction(db, id)
  if (!loaded) return undefined
  const payer = await db
    .selectFrom('purchase_payers')
    .select(['name', 'code', 'address'])
    .where('transaction_id', '=', id)
    .executeTakeFirst()
  const period = await db
    .selectFrom('paid_periods')
    .select(['starts_at as starts', 'ends_at as ends'])
    .where('transaction_id', '=', id)
    .executeTakeFirst()
  return { loaded, payer: payer ?? null, period }
}

export function invoiceOf(
  documented: Documented,
  locale: LocaleCode,
  mayReadPayer: boolean,
): InvoiceFacts | undefined {
  const { loaded, payer } = documented
  const { row } = loaded
  const invoiced = invoicedOf(documented)
  if (invoiced?.handoff?.kind !== 'document') return undefined
  const { invoiceNumber, qrUrl, purpose } = invoiced.handoff
  return {
    number: invoiceNumber,
    issuedAt: invoiced.created_at,
    payUntil: invoiced.expires_at,
    service: locale === 'uk' ? row.description_uk : row.description_en,
    amount: BigInt(invoiced.amount_minor),
    purpose,
    qrUrl,
    payer: mayReadPayer ? payer : null,
  }
}

/**
 * Returns whether the act of a purchase (the document that confirms a delivered service) can be drawn. Test payments
 * have no documents.
 */
export function actState(documented: Documented): ActState {
  const { loaded, payer, period } = documented
  const { row } = loaded
  const isPaid = row.status === 'paid' || row.status === 'partially_refunded'
  if (!isPaid || row.outcome !== 'granted' || !winnerOf(loaded)?.is_live) return 'none'
  if (row.days !== null && !period?.starts) return 'later'
  return payer ? 'ready' : 'needs_payer'
}

export function actOf(documented: Documented, locale: LocaleCode): ActFacts | undefined {
  const { loaded, payer, period } = documented
  const { row } = loaded
  const winner = winnerOf(loaded)
  if (actState(documented) !== 'ready' || !payer || !row.paid_at || !winner?.facts.paid) return undefined
  const begun = new Date(Math.max(row.paid_at.getTime(), period?.starts?.getTime() ?? 0))
  const day = (at: Date) => kyivDay(at.toISOString())
  return {
    number: String(row.number),
    day: day(begun),
    service: locale === 'uk' ? row.description_uk : row.description_en,
    period: period?.starts && period.ends ? { from: day(period.starts), to: day(period.ends) } : null,
    paid: BigInt(winner.facts.paid.amountMinor),
    returned: BigInt(returnedOf(winner.facts).paidMinor),
    payer,
  }
}

/** Returns the attempt of the invoice. A later invoice replaces an earlier one. */
export function invoicedOf({ loaded: { attempts } }: Documented) {
  return attempts.findLast(({ handoff }) => handoff?.kind === 'document')
}

export function winnerOf({ row, attempts }: LoadedTransaction) {
  return attempts.find(({ id }) => id === row.winner_id)
}
