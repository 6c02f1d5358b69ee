import { type Selectable, sql } from 'kysely'
import type { Pool } from 'pg'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import { PICTURE_JSON, type PictureRow, type StoredPicture } from '../../uploads/index.ts'
import type { Db } from '../directory-context.ts'
import { PICTURE_COLUMNS, processedPictures, readByIds } from '../listing/listing-rows.ts'
import { columnNames } from '../listing/writing/field-columns.ts'
import type { ProducerTable } from './producer.tables.ts'
import { LISTED_COLUMNS, PAGE_COLUMNS } from './producer-columns.ts'

const SUMMARY_COLUMNS = [
  'id',
  'slug',
  'status',
  ...columnNames(LISTED_COLUMNS),
  'verified_at',
  'verified_until',
  'verification_source',
  'top_until',
  'highlight_until',
  'home_until',
  'published_at',
  'updated_at',
] as const satisfies (keyof ProducerTable)[]

/** Some of these columns are private: the page shows them only if the owner allows it or the producer is verified. */
export const DETAIL_COLUMNS = [
  ...SUMMARY_COLUMNS,
  ...columnNames(PAGE_COLUMNS),
  'edrpou',
  'address',
  'latitude',
  'longitude',
  'show_address',
  'employees',
  'show_employees',
  'certificates',
  'completeness',
  'created_at',
] as const satisfies (keyof ProducerTable)[]

type CategoryKeys = { readonly category_keys: number[] }

export type ProducerSummaryRow = Pick<Selectable<ProducerTable>, (typeof SUMMARY_COLUMNS)[number]> &
  CategoryKeys & { readonly logo: PictureRow | null }

export type ProducerDetailRow = Pick<Selectable<ProducerTable>, (typeof DETAIL_COLUMNS)[number]> &
  CategoryKeys

export const CATEGORY_KEYS = `array(
    select c.category_id from producer_categories c where c.producer_id = p.id order by c.position)`

export const PRODUCER_SUMMARY_SELECT = `select ${SUMMARY_COLUMNS.map((column) => `p.${column}`).join(', ')},
  ${CATEGORY_KEYS} as category_keys, logo.image as logo`
export const PRODUCER_SUMMARY_FROM = `from producers p
  left join lateral (
    select ${PICTURE_JSON} as image
      from producer_images image join uploads upload on upload.id = image.upload_id
     where image.producer_id = p.id and image.role = 'logo' and upload.is_public) logo on true`

const SUMMARIES = `${PRODUCER_SUMMARY_SELECT} ${PRODUCER_SUMMARY_FROM} where p.id = any($1::uuid[]) and p.status = 'published'`

/** Reads list rows in the order of the ids. Omits producers that are not published. */
export async function listSummaries(pool: Pool, ids: readonly string[]): Promise<ProducerSummaryRow[]> {
  return readByIds(pool, { name: 'producer summaries', text: SUMMARIES }, ids)
}

const TEXTS = ['description_uk', 'description_en', 'processes', 'materials', 'equipment'] as const
const WITH_TEXTS = {
  name: 'producers with texts',
  text: `${PRODUCER_SUMMARY_SELECT}, ${TEXTS.map((column) => `p.${column}`).join(', ')} ${PRODUCER_SUMMARY_FROM}
    where p.id = any($1::uuid[]) and p.status = 'published'`,
}

export type ProducerRowWithTexts = ProducerSummaryRow &
  Pick<Selectable<ProducerTable>, (typeof TEXTS)[number]>

/** Like `listSummaries`, but with the texts that a search looks at. */
export async function listWithTexts(pool: Pool, ids: readonly string[]): Promise<ProducerRowWithTexts[]> {
  return readByIds(pool, WITH_TEXTS, ids)
}

export async function find(db: Db, slugOrId: string): Promise<ProducerDetailRow | undefined> {
  return db
    .selectFrom('producers as p')
    .select(DETAIL_COLUMNS.map((column) => `p.${column}` as const))
    .select(sql<number[]>`${sql.raw(CATEGORY_KEYS)}`.as('category_keys'))
    .where(isUuid(slugOrId) ? 'p.id' : 'p.slug', '=', slugOrId)
    .executeTakeFirst()
}

export type ProducerPictureRow = StoredPicture & { readonly role: 'logo' | 'cover' | 'gallery' }

/** Lists all pictures of a producer, sorted by position. Private pictures are included. */
export async function listPictures(db: Db, producerId: string): Promise<ProducerPictureRow[]> {
  const rows = await db
    .selectFrom('producer_images as image')
    .innerJoin('uploads as upload', 'upload.id', 'image.upload_id')
    .select([...PICTURE_COLUMNS, 'image.role'])
    .where('image.producer_id', '=', producerId)
    .orderBy('image.position')
    .execute()
  return processedPictures(rows)
}
