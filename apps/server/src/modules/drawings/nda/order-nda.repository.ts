import type { Selectable } from 'kysely'
import type { OrderNdaTable } from '../drawings.tables.ts'
import type { Db, Tx } from '../drawings-context.ts'

/** The owner's own agreement of an order. */
export type OrderNdaRow = Pick<Selectable<OrderNdaTable>, 'number' | 'upload_id' | 'hash'> & {
  readonly name: string
  readonly size: number
}

/** The document in force. Undefined when the site's text is. */
export async function findInForce(db: Db, orderId: string): Promise<OrderNdaRow | undefined> {
  return documents(db, orderId).where('document.retired_at', 'is', null).executeTakeFirst()
}

/** A document by its number, in force or not. */
export async function find(db: Db, orderId: string, number: number): Promise<OrderNdaRow | undefined> {
  return documents(db, orderId).where('document.number', '=', number).executeTakeFirst()
}

function documents(db: Db, orderId: string) {
  return db
    .selectFrom('order_ndas as document')
    .innerJoin('uploads as upload', 'upload.id', 'document.upload_id')
    .select(['document.number', 'document.upload_id', 'document.hash', 'upload.name', 'upload.size'])
    .where('document.order_id', '=', orderId)
}

/**
 * Ends the document in force of a locked order. It stays as evidence if it was accepted. Otherwise it goes, its
 * file is released, and the next document takes its number.
 */
export async function retire(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('order_ndas')
    .set({ retired_at: now })
    .where('order_id', '=', orderId)
    .where('retired_at', 'is', null)
    .execute()
  await tx
    .deleteFrom('order_ndas as document')
    .where('order_id', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('nda_acceptances as acceptance')
            .select('acceptance.id')
            .whereRef('acceptance.order_id', '=', 'document.order_id')
            .whereRef('acceptance.own_number', '=', 'document.number'),
        ),
      ),
    )
    .execute()
}

/** Puts a document into force for a locked order that has none in force. */
export async function insert(
  tx: Tx,
  { orderId, uploadId, hash, now }: { orderId: string; uploadId: string; hash: string; now: Date },
): Promise<number> {
  const last = await tx
    .selectFrom('order_ndas')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  await tx
    .insertInto('order_ndas')
    .values({ order_id: orderId, number, upload_id: uploadId, hash, created_at: now })
    .execute()
  return number
}
