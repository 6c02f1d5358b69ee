import type { LocalizedText, OrderType, PRODUCER_KINDS } from '@verstat/contract'
import type { Db } from '../../directory-context.ts'
import type { StoredCertificate, StoredEquipment } from '../../producers/producer.tables.ts'
import { localized } from '../localized-columns.ts'

/** Public texts of an open order and its position in lists, for the search index. */
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
}

/** The same for a published producer. */
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

/** Skips orders that are not open. */
export async function readOrderTexts(db: Db, ids: readonly string[], now: Date): Promise<OrderTexts[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'bumped_at', 'expires_at', 'type', 'region_id', 'root_id', 'category_id', 'city'])
    .select(['title_uk', 'title_en', 'description_uk', 'description_en', 'quantity', 'unit'])
    .select(['quantity_note_uk', 'quantity_note_en', 'certificates', 'attributes'])
    .where('id', 'in', ids)
    .where('listed', '=', true)
    .where('expires_at', '>', now)
    .execute()
  return rows.flatMap(({ bumped_at: at, expires_at: expiresAt, ...row }) =>
    at && expiresAt
      ? [
          {
            id: row.id,
            at,
            expiresAt,
            type: row.type,
            regionKey: row.region_id,
            rootKey: row.root_id,
            leafKey: row.category_id,
            city: row.city,
            title: localized(row.title_uk, row.title_en),
            description: localized(row.description_uk, row.description_en),
            quantity: row.quantity,
            unit: row.unit,
            quantityNote: localized(row.quantity_note_uk, row.quantity_note_en),
            certificates: row.certificates,
            attributes: row.attributes,
          },
        ]
      : [],
  )
}

/** Skips producers that are not published. */
export async function readProducerTexts(db: Db, ids: readonly string[]): Promise<ProducerTexts[]> {
  if (ids.length === 0) return []
  const [rows, places] = await Promise.all([
    db
      .selectFrom('producers')
      .select(['id', 'published_at', 'region_id', 'city', 'name', 'kind', 'tagline_uk', 'tagline_en'])
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
  return rows.flatMap(({ published_at: at, ...row }) =>
    at
      ? [
          {
            id: row.id,
            at,
            regionKey: row.region_id,
            places: placesOf.get(row.id) ?? [],
            city: row.city,
            name: row.name,
            kind: row.kind,
            tagline: localized(row.tagline_uk, row.tagline_en),
            description: localized(row.description_uk, row.description_en),
            processes: row.processes,
            materials: row.materials,
            equipment: row.equipment,
            certificates: row.certificates,
          },
        ]
      : [],
  )
}
