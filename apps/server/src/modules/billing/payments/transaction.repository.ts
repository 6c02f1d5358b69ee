import { type Selectable, sql } from 'kysely'
import type { AttemptTable, RefundTable, TransactionTable } from '../billing.tables.ts'
import type { Db, Tx } from '../billing-context.ts'
import type { Settlement } from './settling/settlement.ts'

export type TransactionRow = Selectable<TransactionTable>
export type AttemptRow = Selectable<AttemptTable>
export type RefundRow = Selectable<RefundTable>

export type LoadedTransaction = {
  readonly row: TransactionRow
  readonly attempts: readonly AttemptRow[]
  readonly settlement: Settlement
  readonly refunds: readonly RefundRow[]
}

/** Locks a transaction with its attempts and refunds. If the subscription must be locked too, lock it first. */
export function lockTransaction(tx: Tx, id: string): Promise<LoadedTransaction | undefined> {
  return load(tx, id, true)
}

export function findTransaction(db: Db, id: string): Promise<LoadedTransaction | undefined> {
  return load(db, id, false)
}

async function load(db: Db, id: string, locks: boolean): Promise<LoadedTransaction | undefined> {
  const row = await db
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', id)
    // Blocking a listing inserts a refund case that refers to this row. This lock does not make that insert wait.
    .$if(locks, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  const attempts = await db
    .selectFrom('attempts')
    .selectAll()
    .where('transaction_id', '=', id)
    .orderBy('id')
    .$if(locks, (query) => query.forUpdate())
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('transaction_id', '=', id)
    .orderBy('id')
    .$if(locks, (query) => query.forUpdate())
    .execute()
  return { row, attempts, settlement: settlementOf(row, attempts), refunds }
}

function settlementOf(row: TransactionRow, attempts: readonly AttemptRow[]): Settlement {
  return {
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      provider: attempt.provider,
      requested: { amountMinor: attempt.amount_minor, currency: row.currency, isLive: attempt.is_live },
      facts: attempt.facts,
    })),
    winner: row.winner_id,
    outcome: row.outcome,
    closedAs: row.closed_as,
    cleared: row.cleared_doubts,
  }
}

/**
 * Finds the unpaid purchase of paid time for a subscription. If there are several, prefers one whose money is in
 * transit.
 */
export function findOpenPurchase(db: Db, subscriptionId: string): Promise<TransactionRow | undefined> {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '<>', 'boost')
    .where('status', 'in', ['created', 'pending', 'processing'])
    .orderBy(sql`status = 'processing'`, 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Finds an attempt by our reference or by the provider's reference. */
export async function findAttempt(
  db: Db,
  provider: string,
  names: { readonly reference?: string | undefined; readonly providerRef?: string | undefined },
): Promise<{ id: string; transaction_id: string; subscription_id: string } | undefined> {
  const query = db
    .selectFrom('attempts')
    .innerJoin('transactions', 'transactions.id', 'attempts.transaction_id')
    .select(['attempts.id', 'attempts.transaction_id', 'transactions.subscription_id'])
    .where('attempts.provider', '=', provider)
  if (names.reference !== undefined) {
    const found = await query.where('attempts.reference', '=', names.reference).executeTakeFirst()
    if (found) return found
  }
  return names.providerRef === undefined
    ? undefined
    : query.where('attempts.provider_ref', '=', names.providerRef).executeTakeFirst()
}
