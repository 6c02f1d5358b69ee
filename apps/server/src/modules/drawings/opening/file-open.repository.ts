import { sql } from 'kysely'
import type { FileOpenTable } from '../drawings.tables.ts'
import type { Db, Tx } from '../drawings-context.ts'

export type Opened = {
  readonly file: { readonly id: string; readonly name: string; readonly order_id: string }
  readonly userId: string
  readonly producer: { readonly id: string; readonly name: string } | null
  readonly isStaff?: boolean
  readonly how: FileOpenTable['how']
  readonly at: Date
}

export async function insert(tx: Tx, opens: readonly Opened[]): Promise<void> {
  if (opens.length === 0) return
  await tx.insertInto('file_opens').values(opens.map(rowOf)).execute()
}

/** Records that a person has seen a preview, unless the log has the person with this file already. */
export async function insertSight(db: Db, opened: Opened): Promise<void> {
  const known = await db
    .selectFrom('file_opens')
    .select('id')
    .where('upload_id', '=', opened.file.id)
    .where('user_id', '=', opened.userId)
    .limit(1)
    .executeTakeFirst()
  if (known) return
  await db
    .insertInto('file_opens')
    .values(rowOf(opened))
    // The widths of one picture are loaded at once.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The files that an archive was made of for a person at a moment. */
export async function listArchived(
  db: Db,
  { orderId, userId, since }: { readonly orderId: string; readonly userId: string; readonly since: Date },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('file_opens')
    .select('upload_id')
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('how', '=', 'archive')
    .where('opened_at', '>=', since)
    .execute()
  return new Set(rows.map(({ upload_id }) => upload_id))
}

export type OpensOfFile = {
  readonly upload_id: string
  readonly file_name: string
  readonly user_id: string | null
  readonly producer_id: string | null
  readonly producer_name: string
  readonly is_staff: boolean
  readonly at: Date
  readonly count: number
}

const SHOWN_MAX = 500

/** Who opened which file of an order, last first. */
export async function listOfOrder(db: Db, orderId: string): Promise<OpensOfFile[]> {
  const { rows } = await sql<OpensOfFile>`
    select upload_id, user_id, is_staff, max(opened_at) as at, count(*)::int as count,
        (array_agg(file_name order by id desc))[1] as file_name,
        (array_agg(producer_id order by id desc))[1] as producer_id,
        (array_agg(producer_name order by id desc))[1] as producer_name
      from file_opens where order_id = ${orderId}
     group by upload_id, user_id, is_staff
     order by at desc, upload_id limit ${SHOWN_MAX}`.execute(db)
  return rows
}

function rowOf({ file, userId, producer, isStaff = false, how, at }: Opened) {
  return {
    order_id: file.order_id,
    upload_id: file.id,
    file_name: file.name,
    user_id: userId,
    producer_id: producer?.id ?? null,
    producer_name: producer?.name ?? '',
    is_staff: isStaff,
    how,
    opened_at: at,
  }
}
