import type { Kysely } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import { listNeighbours } from '../vocabulary/vocabulary.repository.ts'
import { editDistance, forgivenEdits, neighbourKeys } from '../words/edit-distance.ts'
import { wordStems } from '../words/word-stems.ts'

export type Correction = {
  readonly term: string
  /** The nearest word of that stem, as listings write it. */
  readonly word: string
  readonly spelling: string
  /** Edits, and what else makes it less likely. */
  readonly cost: number
}

/** A slip rarely happens at the first letter. */
const FIRST_LETTER = 0.4
/** The stem is near, though no form of it that listings hold is. */
const STEM_ONLY = 0.3
/** Ten times as common is worth a tenth of an edit. */
const COMMONNESS = 0.1

/**
 * Words of listings that are near to a mistyped one, the likeliest of each stem, best first. Each try is a way to read
 * what was typed, with what makes it less likely.
 */
export async function correctTypo(
  db: Kysely<SearchTables>,
  tries: readonly { readonly text: string; readonly penalty: number }[],
): Promise<readonly Correction[]> {
  const readable = tries.filter(({ text }) => forgivenEdits(text.length) > 0)
  const keys = new Set(
    readable.flatMap(({ text }) => {
      const edits = forgivenEdits(text.length)
      return [text, ...wordStems(text).stems.slice(0, 2)].flatMap((form) => neighbourKeys(form, edits))
    }),
  )
  if (keys.size === 0) return []
  const near = await listNeighbours(db, [...keys])
  const best = new Map<string, Correction>()
  for (const { text, penalty } of readable) {
    const most = forgivenEdits(text.length)
    const stem = wordStems(text).stems[0] ?? text
    for (const { term, word, spelling, n } of near) {
      const whole = editDistance(text, word, most)
      const edits = Math.min(whole, editDistance(stem, term, most) + STEM_ONLY)
      if (edits > most + STEM_ONLY) continue
      const cost = edits + penalty + (text[0] === word[0] ? 0 : FIRST_LETTER) - COMMONNESS * Math.log10(1 + n)
      const known = best.get(term)
      if (!known || cost < known.cost) best.set(term, { term, word, spelling, cost })
    }
  }
  return [...best.values()].toSorted((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
}
