import { ORDER_FIELDS, type OrderChanges } from '@verstat/contract'
import { kyivDayEnd } from '@verstat/i18n'
import type { Tx } from '../../directory-context.ts'
import { writeFields } from '../../listing/writing/field-columns.ts'
import { type Fieldset, newColumns, uploadUse } from '../../listing/writing/fieldset.ts'
import { ORDER_COLUMNS, type OrderFields } from '../order-columns.ts'
import { ORDER_CHECKS } from './check-order.ts'
import { normalizeOrder, orderFieldsOf, readOrderFields } from './convert-order.ts'

export const ORDER_FIELDSET: Fieldset<OrderFields, OrderChanges, 'order'> = {
  kind: 'order',
  rules: ORDER_FIELDS,
  fromInput: orderFieldsOf,
  read: readOrderFields,
  normalize: normalizeOrder,
  checks: ORDER_CHECKS,
  uses: ({ images = [], files = [] }) => [
    ...images.map((image, place) => uploadUse('image', image, `images.${place}`)),
    ...files.map((file, place) => uploadUse('file', file, `files.${place}`)),
  ],
  title: ({ title }) => title.uk ?? title.en ?? '',
  async insert(tx, row, fields, dictionaries) {
    await tx
      .insertInto('orders')
      .values({
        ...writeFields(ORDER_COLUMNS, fields, dictionaries),
        ...newColumns(row),
      })
      .execute()
    await writeFiles(tx, row.id, fields)
  },
  async write(tx, id, fields, { dictionaries, isOnline, filesChanged }) {
    await tx
      .updateTable('orders')
      .set({
        ...writeFields(ORDER_COLUMNS, fields, dictionaries),
        ...(isOnline ? { expires_at: kyivDayEnd(fields.offersUntil) } : {}),
      })
      .where('id', '=', id)
      .execute()
    if (!filesChanged) return
    await tx.deleteFrom('order_images').where('order_id', '=', id).execute()
    await tx.deleteFrom('order_files').where('order_id', '=', id).execute()
    await writeFiles(tx, id, fields)
  },
}

async function writeFiles(tx: Tx, id: string, { images, files }: OrderFields): Promise<void> {
  if (images.length > 0) {
    await tx
      .insertInto('order_images')
      .values(
        images.map(({ uploadId, alt }, position) => ({
          order_id: id,
          upload_id: uploadId,
          position,
          alt: alt || null,
        })),
      )
      .execute()
  }
  if (files.length > 0) {
    await tx
      .insertInto('order_files')
      .values(files.map(({ uploadId }, position) => ({ order_id: id, upload_id: uploadId, position })))
      .execute()
  }
}
