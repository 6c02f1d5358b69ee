import type { RouteParsed, getPanelTransaction as route } from '@verstat/contract'
import { sql } from 'kysely'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireRight } from '../../accounts/index.ts'
import type { BillingContext } from '../billing-context.ts'
import { openEvent } from '../payments/provider/provider-inbox.ts'
import { findTransaction } from '../payments/transaction.repository.ts'
import { findReceiptsOf, viewReceipt } from '../receipts/receipt.repository.ts'
import { findOpenCase } from '../refunds/refund-case.repository.ts'
import { findSubscription } from '../subscriptions/subscription.repository.ts'
import {
  type PanelTransactionView,
  type Person,
  viewAttempt,
  viewInvoice,
  viewRefund,
} from './panel-transaction.view.ts'
import { casesOf } from './payment-cases.ts'

const SHOWN_EVENTS = 50

/** Returns a purchase with everything known about its payments. All queries read the same database snapshot. */
export async function getPanelTransaction(
  ctx: BillingContext,
  { id }: RouteParsed<typeof route>,
): Promise<PanelTransactionView> {
  requireRight(ctx, 'payments')
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => read({ ...ctx, db }, id))
}

async function read(ctx: BillingContext, id: string): Promise<PanelTransactionView> {
  const loaded = await findTransaction(ctx.db, id)
  if (!loaded) throw new AppError('not_found')
  const { row, attempts, refunds } = loaded
  const people = await namesOf(ctx, [row.user_id, ...refunds.map(({ created_by }) => created_by)])
  const payer = people.get(row.user_id ?? '')
  const subscription = await findSubscription(ctx.db, row.subscription_id)
  const cases = casesOf(loaded, await findOpenCase(ctx.db, id))
  const shown = attempts.find((attempt) => attempt.id === row.winner_id) ?? attempts.at(-1)
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    description: { uk: row.description_uk, en: row.description_en },
    amount: { amountMinor: row.amount_minor, currency: row.currency },
    status: row.status,
    review: cases.length > 0,
    provider: shown?.provider ?? null,
    payer: payer ? { id: payer.id, name: payer.name, email: payer.email } : null,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    subject: {
      kind: row.listing_kind,
      id: row.listing_id,
      subscriptionId: row.subscription_id,
      title: subscription
        ? {
            ...(subscription.title_uk === null ? {} : { uk: subscription.title_uk }),
            ...(subscription.title_en === null ? {} : { en: subscription.title_en }),
          }
        : null,
      status: subscription?.listing_status ?? null,
    },
    item: row.item_id,
    outcome: row.outcome,
    expiresAt: row.expires_at.toISOString(),
    attempts: attempts.map((attempt) => viewAttempt(ctx, attempt, loaded)),
    refunds: refunds.map((refund) => viewRefund(refund, people)),
    cases: [...cases],
    events: await eventsOf(ctx, id),
    ledger: await ledgerOf(ctx, id),
    statedPayer: await statedPayerOf(ctx, id),
    receipts: (await findReceiptsOf(ctx.db, id)).map(viewLine),
    invoice: viewInvoice(loaded),
  }
}

async function statedPayerOf(
  { db }: BillingContext,
  transactionId: string,
): Promise<PanelTransactionView['statedPayer']> {
  const payer = await db
    .selectFrom('purchase_payers')
    .select(['name', 'code'])
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst()
  return payer ?? null
}

function viewLine(receipt: Parameters<typeof viewReceipt>[0]): PanelTransactionView['receipts'][number] {
  const { id, amount, receivedOn, bankReference, payer, payerCode, purpose } = viewReceipt(receipt)
  return { id, amount, receivedOn, bankReference, payer, payerCode, purpose }
}

async function namesOf(
  { db }: BillingContext,
  ids: readonly (string | null)[],
): Promise<Map<string, Person>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname', 'email'])
    .where('id', 'in', known)
    .execute()
  return new Map(
    rows.map(({ id, firstname, lastname, email }) => [id, { id, name: `${firstname} ${lastname}`, email }]),
  )
}

/** Returns the provider events of a purchase without their raw content. */
async function eventsOf(ctx: BillingContext, transactionId: string): Promise<PanelTransactionView['events']> {
  const rows = await ctx.db
    .selectFrom('provider_events')
    .innerJoin('attempts', 'attempts.id', 'provider_events.attempt_id')
    .select([
      'provider_events.id',
      'provider_events.provider',
      'provider_events.dedupe_key',
      'provider_events.sealed',
      'provider_events.received_at',
      'provider_events.result',
    ])
    .where('attempts.transaction_id', '=', transactionId)
    .orderBy('provider_events.id', 'desc')
    .limit(SHOWN_EVENTS)
    .execute()
  return rows.map((row) => {
    const { status, amount } = openEvent(ctx, row)
    return {
      id: row.id,
      at: row.received_at.toISOString(),
      provider: row.provider,
      status,
      amount: amount === undefined ? null : { amountMinor: Number(amount), currency: 'UAH' as const },
      result: row.result,
    }
  })
}

async function ledgerOf(
  { db }: BillingContext,
  transactionId: string,
): Promise<PanelTransactionView['ledger']> {
  const { rows } = await sql<{ at: Date; account: string; amount_minor: number }>`
    select p.at, e.account, e.amount_minor
      from ledger_postings p join ledger_entries e on e.posting_id = p.id
     where p.transaction_id = ${transactionId} order by p.id, e.amount_minor desc, e.account`.execute(db)
  return rows.map(({ at, account, amount_minor: amountMinor }) => ({
    at: at.toISOString(),
    account,
    amount: { amountMinor, currency: 'UAH' as const },
  }))
}
