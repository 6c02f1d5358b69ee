import type { Kysely } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import { type KnownWord, listNeighbours } from '../vocabulary/vocabulary.repository.ts'
import { editDistance, forgivenEdits, neighbourKeys } from '../words/edit-distance.ts'
import { slipCost } from '../words/slip-cost.ts'
import { wordStems } from '../words/word-stems.ts'

export type Correction = {
  readonly term: string
  /** The nearest word of that stem, as listings write it. */
  readonly word: string
  readonly spelling: string
  /** Slips, and what else makes it less likely. */
  readonly cost: number
}

/** A way to read what was typed, and what makes it less likely. */
export type Reading = { readonly text: string; readonly penalty: number }

/** A slip rarely happens at the first letter. */
const FIRST_LETTER = 0.3
/** The stem is near, though no form of it that listings hold is. */
const STEM_ONLY = 0.6
/** Ten times as common is worth so much of a slip. */
const COMMONNESS = 0.25
/** No commonness makes up for so many more edits than the nearest word needs. */
const FARTHER = 0.6
/** Shorter beginnings are no stems. */
const SHORTEST_STEM = 3

/** Words of listings that are near to a mistyped one, the likeliest of each stem, best first. */
export async function correctTypo(
  db: Kysely<SearchTables>,
  readings: readonly Reading[],
): Promise<readonly Correction[]> {
  const readable = readings.filter(({ text }) => forgivenEdits(text.length) > 0)
  const keys = new Set(
    readable.flatMap(({ text }) => {
      const edits = forgivenEdits(text.length)
      const forms = new Set([text, ...wordStems(text).stems.slice(0, 2), withoutEnding(text)])
      return [...forms].flatMap((form) => neighbourKeys(form, edits))
    }),
  )
  if (keys.size === 0) return []
  const near = await listNeighbours(db, [...keys], readable.flatMap(beginnings))
  return nearestWords(readable, near)
}

/** A slip may leave a stem that the rules of English take for none: csting. */
function withoutEnding(text: string): string {
  return text.replace(/(?<=^[a-z]{3,})(?:ing|ed|er|s)$/, '')
}

/** Where the slip is in the ending, what stands before it is the stem: sewng, sew. */
function beginnings({ text }: Reading): string[] {
  const lengths = Array.from({ length: Math.max(0, text.length - SHORTEST_STEM) }, (_, at) => at)
  return lengths.map((at) => text.slice(0, SHORTEST_STEM + at))
}

/** The likeliest word of each stem, best first: few and usual slips, the same first letter, much used in listings. */
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

/** How far a word is from what was typed; undefined when that is no slip. The dear comparison is left for later. */
function compare(reading: Reading, known: KnownWord) {
  const { text, penalty } = reading
  const most = forgivenEdits(text.length)
  const stem = wordStems(text).stems[0] ?? text
  const whole = editDistance(text, known.word, most)
  const part = editDistance(stem, known.term, most)
  if (whole > most && part > most) return undefined
  return {
    reading,
    known,
    edits: Math.min(whole > most ? Number.POSITIVE_INFINITY : whole, part + STEM_ONLY) + penalty,
    ofWord: () => (whole > most ? Number.POSITIVE_INFINITY : slipCost(text, known.word)),
    ofStem: () => (part > most ? Number.POSITIVE_INFINITY : slipCost(stem, known.term) + STEM_ONLY),
  }
}
