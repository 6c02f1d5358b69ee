import { sql } from 'kysely'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import type { Db } from '../directory-context.ts'

export async function isOpenOrderFile(db: Db, uploadId: string): Promise<boolean> {
  if (!isUuid(uploadId)) return false
  const row = await db
    .selectFrom('uploads as upload')
    .innerJoin('order_files as file', 'file.upload_id', 'upload.id')
    .innerJoin('orders as order', 'order.id', 'file.order_id')
    .select('upload.id')
    .where('upload.id', '=', uploadId)
    .where('upload.is_public', '=', true)
    .where(sql<boolean>`is_public("order".status, "order".visibility)`)
    .executeTakeFirst()
  return row !== undefined
}
