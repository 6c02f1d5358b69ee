import type { Kysely } from 'kysely'
import { categoryTag, regionTag, typeTag } from '../engine/filter-tags.ts'
import type { FindFilter } from '../engine/search-engine.ts'
import type { SearchTables } from '../search.tables.ts'
import type { RememberedVocabulary } from './remembered-vocabulary.ts'

/** Estimates the share of the documents of this kind that pass the filter. */
export async function filterShare(
  db: Kysely<SearchTables>,
  { countTerms, countDocuments }: Pick<RememberedVocabulary, 'countTerms' | 'countDocuments'>,
  kind: 'order' | 'producer',
  { type, regionKeys, categoryKey }: FindFilter,
): Promise<number> {
  const tags = [
    ...(type ? [[typeTag(type)]] : []),
    ...(regionKeys ? [regionKeys.map(regionTag)] : []),
    ...(categoryKey === undefined ? [] : [[categoryTag(categoryKey)]]),
  ]
  if (tags.length === 0) return 1
  const counts = await countTerms(db, tags.flat())
  const documents = await countDocuments(db)
  const all = Math.max(1, documents[`${kind}s`])
  return tags.reduce((share, any) => {
    const held = any.reduce((sum, tag) => sum + (counts.get(tag)?.[`${kind}s`] ?? 0), 0)
    return share * Math.min(1, held / all)
  }, 1)
}
