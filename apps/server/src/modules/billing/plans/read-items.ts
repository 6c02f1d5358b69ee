import type { BilingualName } from '@verstat/contract'
import type { Db } from '../billing-context.ts'

export type Item = { readonly id: string; readonly name: BilingualName }

/** Returns the names of plans and boosts, including those that are no longer sold. */
export async function readItems(db: Db, ids: readonly string[]): Promise<Item[]> {
  if (ids.length === 0) return []
  const tables = await Promise.all(
    (['plans', 'boosts'] as const).map((table) =>
      db.selectFrom(table).select(['id', 'name_uk', 'name_en']).where('id', 'in', ids).execute(),
    ),
  )
  return tables.flat().map(({ id, name_uk, name_en }) => ({ id, name: { uk: name_uk, en: name_en } }))
}
