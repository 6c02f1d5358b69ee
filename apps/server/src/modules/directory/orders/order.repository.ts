import type { Selectable } from 'kysely'
import type { Pool } from 'pg'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import { PICTURE_JSON, type PictureRow, type StoredPicture } from '../../uploads/index.ts'
import type { Db } from '../directory-context.ts'
import { PICTURE_COLUMNS, processedPictures, readByIds } from '../listing/listing-rows.ts'
import { columnNames } from '../listing/writing/field-columns.ts'
import type { OrderTable } from './order.tables.ts'
import { LISTED_COLUMNS, PAGE_COLUMNS } from './order-columns.ts'

const SUMMARY_COLUMNS = [
  'id',
  'number',
  'slug',
  'status',
  ...columnNames(LISTED_COLUMNS),
  'drawing_sizes',
  'published_at',
  'bumped_at',
  'paid_bump_at',
  'expires_at',
  'award_lapses_at',
  'award_completes_at',
  'top_until',
  'highlight_until',
  'home_until',
] as const satisfies (keyof OrderTable)[]

export const DETAIL_COLUMNS = [
  ...SUMMARY_COLUMNS,
  ...columnNames(PAGE_COLUMNS),
  'terms_version',
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

/** Reads list rows in the order of the ids. Omits orders that lists do not show. */
export async function listSummaries(pool: Pool, ids: readonly string[]): Promise<OrderSummaryRow[]> {
  return readByIds(pool, { name: 'order summaries', text: SUMMARIES }, ids)
}

const WITH_TEXTS = {
  name: 'orders with texts',
  text: `${ORDER_SUMMARY_SELECT}, o.description_uk, o.description_en ${ORDER_SUMMARY_FROM}
    where o.id = any($1::uuid[]) and o.listed`,
}

export type OrderRowWithTexts = OrderSummaryRow &
  Pick<Selectable<OrderTable>, 'description_uk' | 'description_en'>

/** Like `listSummaries`, but with the descriptions. */
export async function listWithTexts(pool: Pool, ids: readonly string[]): Promise<OrderRowWithTexts[]> {
  return readByIds(pool, WITH_TEXTS, ids)
}

export async function find(db: Db, slugOrId: string): Promise<OrderDetailRow | undefined> {
  return db
    .selectFrom('orders')
    .select(DETAIL_COLUMNS)
    .where(isUuid(slugOrId) ? 'id' : 'slug', '=', slugOrId)
    .executeTakeFirst()
}

/** Lists all pictures of an order, sorted by position. Private pictures are included. */
export async function listPictures(db: Db, orderId: string): Promise<StoredPicture[]> {
  const rows = await db
    .selectFrom('order_images as image')
    .innerJoin('uploads as upload', 'upload.id', 'image.upload_id')
    .select(PICTURE_COLUMNS)
    .where('image.order_id', '=', orderId)
    .orderBy('image.position')
    .execute()
  return processedPictures(rows)
}
