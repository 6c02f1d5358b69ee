import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import type { Db } from '../directory-context.ts'

/** A public document of an order that strangers may open; undefined for anything else. */
export async function findOrderFile(
  db: Db,
  uploadId: string,
): Promise<{ name: string; mime: string } | undefined> {
  if (!isUuid(uploadId)) return undefined
  return db
    .selectFrom('uploads as upload')
    .innerJoin('order_files as file', 'file.upload_id', 'upload.id')
    .innerJoin('orders as order', 'order.id', 'file.order_id')
    .select(['upload.name', 'upload.mime'])
    .where('upload.id', '=', uploadId)
    .where('upload.is_public', '=', true)
    .where('order.status', 'in', ['published', 'paused', 'awarded', 'completed'])
    .executeTakeFirst()
}
