import type { Selectable } from 'kysely'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import { FILE_COLUMNS, type FileRow } from '../../uploads/index.ts'
import type { Db } from '../directory-context.ts'
import { columnNames } from '../listing/writing/field-columns.ts'
import { DETAIL_COLUMNS } from './order.repository.ts'
import type { OrderTable } from './order.tables.ts'
import { OWNER_COLUMNS } from './order-columns.ts'

const OWN_COLUMNS = [
  ...DETAIL_COLUMNS,
  'owner_id',
  'status_reason',
  ...columnNames(OWNER_COLUMNS),
  'status_at',
  'status_version',
  'changed_since_approval',
  'submit_when_verified',
  'archived_from',
  'deal_id',
  'version',
] as const satisfies (keyof OrderTable)[]

export type OwnOrderDetailRow = Pick<Selectable<OrderTable>, (typeof OWN_COLUMNS)[number]>

export async function find(db: Db, slugOrId: string): Promise<OwnOrderDetailRow | undefined> {
  return db
    .selectFrom('orders')
    .select(OWN_COLUMNS)
    .where(isUuid(slugOrId) ? 'id' : 'slug', '=', slugOrId)
    .executeTakeFirst()
}

/** Lists all documents of an order, sorted by position. Private documents are included. */
export async function listFiles(db: Db, orderId: string): Promise<FileRow[]> {
  return db
    .selectFrom('order_files as file')
    .innerJoin('uploads as upload', 'upload.id', 'file.upload_id')
    .select(FILE_COLUMNS)
    .where('file.order_id', '=', orderId)
    .orderBy('file.position')
    .execute()
}
