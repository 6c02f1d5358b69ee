import type { DealSide, DealStatus } from '@verstat/contract'
import type { Selectable } from 'kysely'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { lockUser } from '../../accounts/index.ts'
import { lockOfferedOrder } from '../../directory/index.ts'
import type { DealTable } from '../offers.tables.ts'
import type { Db, Tx } from '../offers-context.ts'

export type DealRow = Selectable<DealTable>

export async function find(db: Db, id: string): Promise<DealRow | undefined> {
  return db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The deal of an order that is not stored as ended. */
export async function findOpen(db: Db, orderId: string): Promise<DealRow | undefined> {
  return db
    .selectFrom('deals')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', ['awaiting', 'active', 'delivered'])
    .executeTakeFirst()
}

/** Locks both people by id, the order, all its offers and the deal. */
export async function lock(tx: Tx, id: string, now: Date): Promise<DealRow | undefined> {
  const found = await find(tx, id)
  if (!found) return undefined
  const people = [found.customer_id, found.supplier_id].flatMap((each) => each ?? []).toSorted()
  for (const person of new Set(people)) await lockUser(onTables(tx), person)
  return lockRows(tx, id, now)
}

/** Locks the order, all its offers and the deal. The caller has locked the people that must be locked. */
export async function lockRows(tx: Tx, id: string, now: Date): Promise<DealRow | undefined> {
  const found = await find(tx, id)
  if (!found) return undefined
  if (found.order_id !== null) {
    await lockOfferedOrder(transactionOnTables(tx), found.order_id, now)
    // Offers are locked before the deal, as everywhere.
    await tx
      .selectFrom('offers')
      .select('id')
      .where('order_id', '=', found.order_id)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
  }
  return tx.selectFrom('deals').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function setStatus(
  tx: Tx,
  deal: Pick<DealRow, 'id' | 'status' | 'version'>,
  change: {
    readonly to: DealStatus
    readonly by: DealSide | null
    readonly note?: string | null
    readonly at: Date
    readonly columns?: Partial<Pick<DealRow, 'completes_at' | 'returned'>>
  },
): Promise<void> {
  await tx
    .updateTable('deals')
    .set({
      completes_at: null,
      ...change.columns,
      status: change.to,
      status_at: change.at,
      version: deal.version + 1,
      updated_at: change.at,
    })
    .where('id', '=', deal.id)
    .execute()
  await log(tx, deal.id, { from: deal.status, ...change })
}

export async function log(
  tx: Tx,
  dealId: string,
  entry: {
    readonly from: DealStatus | null
    readonly to: DealStatus
    readonly by: DealSide | null
    readonly note?: string | null
    readonly at: Date
  },
): Promise<void> {
  await tx
    .insertInto('deal_log')
    .values({
      deal_id: dealId,
      from_status: entry.from,
      to_status: entry.to,
      actor: entry.by,
      note: entry.note ?? null,
      at: entry.at,
    })
    .execute()
}
