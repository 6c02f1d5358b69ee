import type { LocalizedText, OrderType, PRODUCER_KINDS } from '@verstat/contract'
import type { Db } from '../../directory-context.ts'
import type { StoredCertificate, StoredEquipment } from '../../producers/producer.tables.ts'
import { localized } from '../localized-columns.ts'

/** Public texts of an open order for the search index. The search sorts orders by `at` for "newest first". */
export type OrderTexts = {
  readonly id: string
  readonly at: Date
  readonly expiresAt: Date
  readonly type: OrderType
  readonly regionKey: number
  readonly rootKey: number
  readonly leafKey: number
  readonly city: string | null
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly quantity: string | null
  readonly unit: string | null
  readonly quantityNote: LocalizedText
  readonly certificates: readonly string[]
  readonly attributes: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** Sizes of the largest public drawing in millimetres. */
  readonly drawingSizes: readonly number[]
  readonly hasModel: boolean
}

/** Public texts of a published producer for the search index. The search sorts producers by `at` for "newest first". */
export type ProducerTexts = {
  readonly id: string
  readonly at: Date
  readonly regionKey: number
  readonly places: readonly { readonly rootKey: number; readonly leafKey: number }[]
  readonly city: string | null
  readonly name: string
  readonly kind: (typeof PRODUCER_KINDS)[number]
  readonly tagline: LocalizedText
  readonly description: LocalizedText
  readonly processes: readonly string[]
  readonly materials: readonly string[]
  readonly equipment: readonly StoredEquipment[]
  readonly certificates: readonly StoredCertificate[]
}

/** Omits orders that are not open. */
export async function readOrderTexts(db: Db, ids: readonly string[], now: Date): Promise<OrderTexts[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'bumped_at', 'expires_at as expiresAt', 'type', 'region_id as regionKey'])
    .select(['root_id as rootKey', 'category_id as leafKey', 'city', 'quantity', 'unit'])
    .select(['certificates', 'attributes', 'title_uk', 'title_en', 'description_uk', 'description_en'])
    .select(['quantity_note_uk', 'quantity_note_en', 'drawing_sizes', 'has_model as hasModel'])
    .where('id', 'in', ids)
    .where('listed', '=', true)
    .where('expires_at', '>', now)
    .execute()
  return rows.flatMap((row) => {
    const { bumped_at: at, expiresAt, title_uk, title_en, description_uk, description_en, ...rest } = row
    const { quantity_note_uk, quantity_note_en, drawing_sizes, ...texts } = rest
    if (!at || !expiresAt) return []
    const title = localized(title_uk, title_en)
    const description = localized(description_uk, description_en)
    const quantityNote = localized(quantity_note_uk, quantity_note_en)
    const drawingSizes = drawing_sizes ?? []
    return [{ ...texts, at, expiresAt, title, description, quantityNote, drawingSizes }]
  })
}

/** Omits producers that are not published. */
export async function readProducerTexts(db: Db, ids: readonly string[]): Promise<ProducerTexts[]> {
  if (ids.length === 0) return []
  const [rows, places] = await Promise.all([
    db
      .selectFrom('producers')
      .select([
        'id',
        'published_at',
        'region_id as regionKey',
        'city',
        'name',
        'kind',
        'tagline_uk',
        'tagline_en',
      ])
      .select(['description_uk', 'description_en', 'processes', 'materials', 'equipment', 'certificates'])
      .where('id', 'in', ids)
      .where('status', '=', 'published')
      .execute(),
    db
      .selectFrom('producer_categories')
      .select(['producer_id', 'root_id as rootKey', 'category_id as leafKey'])
      .where('producer_id', 'in', ids)
      .orderBy('producer_id')
      .orderBy('position')
      .execute(),
  ])
  const placesOf = Map.groupBy(places, ({ producer_id }) => producer_id)
  return rows.flatMap((row) => {
    const { published_at: at, tagline_uk, tagline_en, description_uk, description_en, ...texts } = row
    if (!at) return []
    const tagline = localized(tagline_uk, tagline_en)
    const description = localized(description_uk, description_en)
    return [{ ...texts, at, places: placesOf.get(row.id) ?? [], tagline, description }]
  })
}
