import type { Kysely } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import { type KnownWord, listNeighbours } from '../vocabulary/vocabulary.repository.ts'
import { allowedTypos, editDistance, neighbourKeys } from '../words/edit-distance.ts'
import { typoCost } from '../words/typo-cost.ts'
import { wordStems } from '../words/word-stems.ts'

export type Correction = {
  readonly term: string
  /** The most similar word with the stem `term`. */
  readonly word: string
  readonly spelling: string
  /** Cost of the typing errors, plus penalties. */
  readonly cost: number
}

/** One interpretation of the typed text. The penalty is higher for an unlikely interpretation. */
export type Reading = { readonly text: string; readonly penalty: number }

/** Penalty for a different first letter. Typos in the first letter are rare. */
const FIRST_LETTER = 0.3
/** Penalty if a stem is similar to the typed text, but no word with this stem is. */
const STEM_ONLY = 0.6
/** The cost of a correction decreases by this amount for every factor of ten in the frequency of the word. */
const COMMONNESS = 0.25
/**
 * A word is dropped, however frequent it is, if its number of edits exceeds that of the most similar word by more than
 * this number.
 */
const FARTHER = 0.6
/** Shorter prefixes are not tried as stems. */
const SHORTEST_STEM = 3

/**
 * Finds indexed words that are similar to a mistyped word. Returns the likeliest word for each stem, the best first.
 */
export async function correctTypo(
  db: Kysely<SearchTables>,
  readings: readonly Reading[],
): Promise<readonly Correction[]> {
  const readable = readings.filter(({ text }) => allowedTypos(text.length) > 0)
  const keys = new Set(
    readable.flatMap(({ text }) => {
      const edits = allowedTypos(text.length)
      const forms = new Set([text, ...wordStems(text).stems.slice(0, 2), withoutEnding(text)])
      return [...forms].flatMap((form) => neighbourKeys(form, edits))
    }),
  )
  if (keys.size === 0) return []
  const near = await listNeighbours(db, [...keys], readable.flatMap(beginnings))
  return nearestWords(readable, near)
}

/** Removes an English ending that the stemmer does not recognize because of a typo, such as in `csting`. */
function withoutEnding(text: string): string {
  return text.replace(/(?<=^[a-z]{3,})(?:ing|ed|er|s)$/, '')
}

/**
 * Returns the prefixes of the text. If the typo is in the ending, one of the prefixes is the stem: `sewng` has the
 * prefix `sew`.
 */
function beginnings({ text }: Reading): string[] {
  const lengths = Array.from({ length: Math.max(0, text.length - SHORTEST_STEM) }, (_, at) => at)
  return lengths.map((at) => text.slice(0, SHORTEST_STEM + at))
}

/**
 * Picks the likeliest word for each stem, the best first. A word is likely if it has few and common typos, begins with
 * the same letter and is frequent in listings.
 */
export function nearestWords(
  readings: readonly Reading[],
  words: readonly KnownWord[],
): readonly Correction[] {
  const near = readings.flatMap((reading) => words.flatMap((known) => compare(reading, known) ?? []))
  const least = Math.min(...near.map(({ edits }) => edits))
  const best = new Map<string, Correction>()
  for (const { reading, known, edits, ofWord, ofStem } of near) {
    if (edits > least + FARTHER) continue
    const { term, word, spelling, n } = known
    const slips = Math.min(ofWord(), ofStem())
    const strange = reading.text[0] === word[0] ? 0 : FIRST_LETTER
    const cost = slips + reading.penalty + strange - COMMONNESS * Math.log10(1 + n)
    const other = best.get(term)
    if (!other || cost < other.cost) best.set(term, { term, word, spelling, cost })
  }
  return [...best.values()].toSorted((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
}

/**
 * Compares a known word with the typed text. Returns undefined if they are too different. `ofWord` and `ofStem` are
 * functions, because these costs are expensive and often not needed.
 */
function compare(reading: Reading, known: KnownWord) {
  const { text, penalty } = reading
  const maxTypos = allowedTypos(text.length)
  const stem = wordStems(text).stems[0] ?? text
  const whole = editDistance(text, known.word, maxTypos)
  const part = editDistance(stem, known.term, maxTypos)
  if (whole > maxTypos && part > maxTypos) return undefined
  return {
    reading,
    known,
    edits: Math.min(whole > maxTypos ? Number.POSITIVE_INFINITY : whole, part + STEM_ONLY) + penalty,
    ofWord: () => (whole > maxTypos ? Number.POSITIVE_INFINITY : typoCost(text, known.word)),
    ofStem: () => (part > maxTypos ? Number.POSITIVE_INFINITY : typoCost(stem, known.term) + STEM_ONLY),
  }
}
