import type { Kysely } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import { type DocumentCounts, readDocumentCounts } from './statistics.ts'
import { countTerms, type TermCount } from './vocabulary.repository.ts'

type Db = Kysely<SearchTables>

/** Numbers of documents, which are kept in memory for seconds because every search needs them. */
export type RememberedVocabulary = {
  /**
   * Counts the documents that contain each lexeme, like `countTerms`. A lexeme without documents is read each time, so
   * a new word is known at once.
   */
  readonly countTerms: typeof countTerms
  readonly countDocuments: (db: Db) => Promise<DocumentCounts>
  /** Forgets all numbers before their time. */
  readonly forget: () => void
}

const MAX_TERMS = 50_000
const LIFE_MS = 10_000

/** @param clock tells milliseconds; default the monotonic clock. */
export function rememberVocabulary(clock = () => performance.now()): RememberedVocabulary {
  const terms = new Map<string, TermCount>()
  let documents: DocumentCounts | undefined
  let since = clock()
  const forget = () => {
    terms.clear()
    documents = undefined
    since = clock()
  }
  const forgetOld = () => {
    if (clock() - since >= LIFE_MS) forget()
  }
  return {
    async countTerms(db, wanted) {
      forgetOld()
      const missing = wanted.filter((term) => !terms.has(term))
      // An empty list causes no statement.
      const read = await countTerms(db, missing)
      if (terms.size > MAX_TERMS) forget()
      for (const [term, count] of read) terms.set(term, count)
      return new Map(
        wanted.flatMap((term) => {
          const count = read.get(term) ?? terms.get(term)
          return count ? [[term, count] as const] : []
        }),
      )
    },
    async countDocuments(db) {
      forgetOld()
      documents ??= await readDocumentCounts(db)
      return documents
    },
    forget,
  }
}
