import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import type { Db } from '../directory-context.ts'

/** A public document of an order that strangers may open; undefined for anything else. */
export async function findOrderFile(
  db: Db,
  uploadId: string,
): Promise<{ name: string; mime: string } | undefined> {
  if (!isUuid(uploadId)) return undefined
  return db
    .selectFrom('uploads')
    .innerJoin('order_files', 'order_files.upload_id', 'uploads.id')
    .innerJoin('orders', 'orders.id', 'order_files.order_id')
    .select(['uploads.name', 'uploads.mime'])
    .where('uploads.id', '=', uploadId)
    .where('uploads.is_public', '=', true)
    .where('orders.status', 'in', ['published', 'paused', 'awarded', 'completed'])
    .executeTakeFirst()
}
