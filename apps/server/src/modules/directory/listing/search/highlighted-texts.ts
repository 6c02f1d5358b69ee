import type { LocalizedText } from '@verstat/contract'
import type { Pool } from 'pg'
import type { StoredEquipment } from '../../producers/producer.tables.ts'
import { readByIds } from '../listing-rows.ts'
import { localized } from '../localized-columns.ts'

/** The texts of an order in which a search highlights words. */
export type HighlightedOrder = {
  readonly id: string
  readonly title: LocalizedText
  readonly description: LocalizedText
  readonly quantityNote: LocalizedText
}

/** The texts of a producer in which a search highlights words. */
export type HighlightedProducer = {
  readonly id: string
  readonly name: string
  readonly tagline: LocalizedText
  readonly description: LocalizedText
  readonly processes: readonly string[]
  readonly materials: readonly string[]
  readonly equipment: readonly StoredEquipment[]
}

type Localized<Name extends string> = { readonly [Column in `${Name}_${'uk' | 'en'}`]: string | null }
type OrderRow = { readonly id: string } & Localized<'title' | 'description' | 'quantity_note'>
type ProducerRow = Pick<HighlightedProducer, 'id' | 'name' | 'processes' | 'materials' | 'equipment'> &
  Localized<'tagline' | 'description'>

const ORDERS = {
  name: 'highlighted orders',
  text: `select id, title_uk, title_en, description_uk, description_en, quantity_note_uk, quantity_note_en
    from orders where id = any($1::uuid[])`,
}
const PRODUCERS = {
  name: 'highlighted producers',
  text: `select id, name, tagline_uk, tagline_en, description_uk, description_en, processes, materials, equipment
    from producers where id = any($1::uuid[])`,
}

/** Reads the texts of orders by id. Does not check whether the orders are public. */
export async function readHighlightedOrders(pool: Pool, ids: readonly string[]): Promise<HighlightedOrder[]> {
  const rows = await readByIds<OrderRow>(pool, ORDERS, ids)
  return rows.map((row) => ({
    id: row.id,
    title: localized(row.title_uk, row.title_en),
    description: localized(row.description_uk, row.description_en),
    quantityNote: localized(row.quantity_note_uk, row.quantity_note_en),
  }))
}

/** Reads the texts of producers by id. Does not check whether the producers are public. */
export async function readHighlightedProducers(
  pool: Pool,
  ids: readonly string[],
): Promise<HighlightedProducer[]> {
  const rows = await readByIds<ProducerRow>(pool, PRODUCERS, ids)
  return rows.map(({ tagline_uk, tagline_en, description_uk, description_en, ...row }) => ({
    ...row,
    tagline: localized(tagline_uk, tagline_en),
    description: localized(description_uk, description_en),
  }))
}
