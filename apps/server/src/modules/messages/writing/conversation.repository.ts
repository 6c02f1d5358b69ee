import type { ConversationSide } from '@verstat/contract'
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { ConversationTable } from '../messages.tables.ts'
import type { Db, Tx } from '../messages-context.ts'

export type ConversationRow = Selectable<ConversationTable>

/** What the row says about one side. */
export type SideState = {
  readonly userId: string | null
  readonly last: number
  readonly read: number
  readonly mailAt: Date | null
  readonly mailedAt: Date | null
}

export function sideOf(
  row: Pick<ConversationRow, 'customer_id' | 'supplier_id'>,
  userId: string,
): ConversationSide | undefined {
  if (row.customer_id === userId) return 'customer'
  return row.supplier_id === userId ? 'producer' : undefined
}

export function otherSide(side: ConversationSide): ConversationSide {
  return side === 'customer' ? 'producer' : 'customer'
}

export function stateOf(row: ConversationRow, side: ConversationSide): SideState {
  return side === 'customer'
    ? {
        userId: row.customer_id,
        last: row.customer_last,
        read: row.customer_read,
        mailAt: row.customer_mail_at,
        mailedAt: row.customer_mailed_at,
      }
    : {
        userId: row.supplier_id,
        last: row.supplier_last,
        read: row.supplier_read,
        mailAt: row.supplier_mail_at,
        mailedAt: row.supplier_mailed_at,
      }
}

/** Columns that change what the row says about a side. */
export function columnsOf(
  side: ConversationSide,
  { last, read, mailAt, mailedAt }: Partial<Omit<SideState, 'userId'>>,
): Updateable<ConversationTable> {
  const columns: Updateable<ConversationTable> =
    side === 'customer'
      ? { customer_last: last, customer_read: read, customer_mail_at: mailAt, customer_mailed_at: mailedAt }
      : { supplier_last: last, supplier_read: read, supplier_mail_at: mailAt, supplier_mailed_at: mailedAt }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

export async function find(db: Db, id: string): Promise<ConversationRow | undefined> {
  return db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks a conversation after all people, orders, offers and deals that the transaction locks. */
export async function lock(tx: Tx, id: string): Promise<ConversationRow | undefined> {
  return tx.selectFrom('conversations').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Like `lock`, but returns undefined when another transaction holds the conversation. */
export async function lockFree(tx: Tx, id: string): Promise<ConversationRow | undefined> {
  return tx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export type Subject = {
  /** Null for a conversation about no order. */
  readonly orderId: string | null
  readonly producerId: string
  readonly customerId: string
}

export async function lockAbout(tx: Tx, subject: Subject): Promise<ConversationRow | undefined> {
  return tx
    .selectFrom('conversations')
    .selectAll()
    .where('producer_id', '=', subject.producerId)
    .where('customer_id', '=', subject.customerId)
    .where(({ eb }) =>
      subject.orderId === null ? eb('about_order', '=', false) : eb('order_id', '=', subject.orderId),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function update(tx: Tx, id: string, columns: Updateable<ConversationTable>): Promise<void> {
  await tx.updateTable('conversations').set(columns).where('id', '=', id).execute()
}

/** SQL for the number of conversations of a user in which something is unread. Two partial indexes answer it. */
export function unreadConversations(userId: string): RawBuilder<number> {
  return sql<number>`(
    (select count(*) from conversations where customer_id = ${userId} and supplier_last > customer_read)
    + (select count(*) from conversations where supplier_id = ${userId} and customer_last > supplier_read))::int`
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select ${unreadConversations(userId)} as n`.execute(db)
  return rows[0]?.n ?? 0
}
