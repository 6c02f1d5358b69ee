import type { Selectable } from 'kysely'
import type { Pool } from 'pg'
import { PICTURE_JSON, type PictureRow, type StoredPicture } from '../../uploads/index.ts'
import type { Db } from '../directory-context.ts'
import { columnNames } from '../listing/writing/field-columns.ts'
import type { OrderTable } from './order.tables.ts'
import { LISTED_COLUMNS, PAGE_COLUMNS } from './order-columns.ts'

const SUMMARY_COLUMNS = [
  'id',
  'number',
  'slug',
  'status',
  ...columnNames(LISTED_COLUMNS),
  'published_at',
  'bumped_at',
  'paid_bump_at',
  'expires_at',
  'top_until',
  'highlight_until',
  'home_until',
] as const satisfies (keyof OrderTable)[]

export const DETAIL_COLUMNS = [
  ...SUMMARY_COLUMNS,
  ...columnNames(PAGE_COLUMNS),
  'created_at',
  'updated_at',
] as const satisfies (keyof OrderTable)[]

export type OrderSummaryRow = Pick<Selectable<OrderTable>, (typeof SUMMARY_COLUMNS)[number]> & {
  readonly image: PictureRow | null
}

export type OrderDetailRow = Pick<Selectable<OrderTable>, (typeof DETAIL_COLUMNS)[number]>

export const ORDER_SUMMARY_SELECT = `select ${SUMMARY_COLUMNS.map((column) => `o.${column}`).join(', ')}, picture.image`
export const ORDER_SUMMARY_FROM = `from orders o
  left join lateral (
    select ${PICTURE_JSON} as image
      from order_images image join uploads upload on upload.id = image.upload_id
     where image.order_id = o.id and upload.is_public order by image.position limit 1) picture on true`

const SUMMARIES = `${ORDER_SUMMARY_SELECT} ${ORDER_SUMMARY_FROM} where o.id = any($1::uuid[]) and o.listed`

/** Reads list rows in the order of the ids; orders that are not listed are skipped. */
export async function listSummaries(pool: Pool, ids: readonly string[]): Promise<OrderSummaryRow[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<OrderSummaryRow>({
    name: 'order summaries',
    text: SUMMARIES,
    values: [ids],
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Reads an order of any status. */
export async function find(
  db: Db,
  key: { readonly id: string } | { readonly slug: string },
): Promise<OrderDetailRow | undefined> {
  const query = db.selectFrom('orders').select(DETAIL_COLUMNS)
  return 'id' in key
    ? query.where('id', '=', key.id).executeTakeFirst()
    : query.where('slug', '=', key.slug).executeTakeFirst()
}

/** Lists all pictures of an order in order, including private ones. */
export async function listPictures(db: Db, orderId: string): Promise<StoredPicture[]> {
  const rows = await db
    .selectFrom('order_images as image')
    .innerJoin('uploads as upload', 'upload.id', 'image.upload_id')
    .select([
      'upload.id',
      'upload.width',
      'upload.height',
      'upload.widths',
      'upload.placeholder',
      'upload.is_public',
      'image.alt',
    ])
    .where('image.order_id', '=', orderId)
    .orderBy('image.position')
    .execute()
  return rows.flatMap(({ width, height, placeholder, ...row }) =>
    width !== null && height !== null && placeholder !== null ? [{ ...row, width, height, placeholder }] : [],
  )
}

/** Lists the public documents of an order in order. */
export async function listPublicFiles(db: Db, orderId: string) {
  return db
    .selectFrom('order_files as file')
    .innerJoin('uploads as upload', 'upload.id', 'file.upload_id')
    .select(['upload.id', 'upload.name', 'upload.mime', 'upload.size'])
    .where('file.order_id', '=', orderId)
    .where('upload.is_public', '=', true)
    .orderBy('file.position')
    .execute()
}

/** Views and contact requests of an order. */
export async function getStats(db: Db, orderId: string): Promise<{ views: number; contacts: number }> {
  const row = await db
    .selectFrom('order_stats')
    .select(['views', 'contacts'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ?? { views: 0, contacts: 0 }
}
