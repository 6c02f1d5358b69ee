import type { LocalizedText } from '@verstat/contract'
import type { Db } from '../directory-context.ts'
import { localized } from '../listing/localized-columns.ts'

type Ids = { readonly orders: readonly string[]; readonly producers: readonly string[] }

/**
 * Returns the titles of listings of any status, by id. A producer's name is not translated, so both languages get the
 * same name.
 */
export async function readTitles(db: Db, ids: Ids): Promise<ReadonlyMap<string, LocalizedText>> {
  const titles = new Map<string, LocalizedText>()
  if (ids.orders.length > 0) {
    const orders = db.selectFrom('orders').select(['id', 'title_uk', 'title_en'])
    for (const { id, title_uk, title_en } of await orders.where('id', 'in', ids.orders).execute()) {
      titles.set(id, localized(title_uk, title_en))
    }
  }
  if (ids.producers.length > 0) {
    const producers = db.selectFrom('producers').select(['id', 'name'])
    for (const { id, name } of await producers.where('id', 'in', ids.producers).execute()) {
      titles.set(id, { uk: name, en: name })
    }
  }
  return titles
}
