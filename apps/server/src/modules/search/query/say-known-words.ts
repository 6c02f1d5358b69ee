import type { Kysely } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import { type KnownWord, listNeighbours } from '../vocabulary/vocabulary.repository.ts'
import { editDistance } from '../words/edit-distance.ts'
import { ukrainianReadings } from '../words/latin-spelling.ts'
import type { CorrectedWord } from './correct-words.ts'

/**
 * Maximum edit distance between a corrected word and the form that is shown instead of it. A form that differs more
 * would not explain what was typed.
 */
const MAX_DISTANCE = 2

/**
 * Replaces the corrections that are shown to the user by words that listings contain. A word in another keyboard layout
 * or in transliteration is recognized by its stem, so its ending may be nonsense: `idtqy]` gives «швейнї», which has
 * the same stem as «швейні». Only the words shown change, not what is searched for.
 */
export async function sayKnownWords(
  db: Kysely<SearchTables>,
  words: readonly CorrectedWord[],
): Promise<readonly CorrectedWord[]> {
  const stems = words.filter(isRespelled).flatMap((word) => word.stems)
  if (stems.length === 0) return words
  const known = await listNeighbours(db, [], stems)
  return words.map((word) => {
    const { change } = word
    if (change === null || !isRespelled(word)) return word
    const said = knownForm(word, known)
    return said === undefined ? word : { ...word, change: { ...change, used: said.spelling } }
  })
}

function isRespelled({ kind, change }: CorrectedWord): boolean {
  return kind === 'word' && (change?.reason === 'layout' || change?.reason === 'transliteration')
}

/**
 * Returns the form of the corrected word that is shown. Prefers the word itself, then another reading of what was
 * typed, then the most similar form.
 */
function knownForm(
  { text, typed, stems }: CorrectedWord,
  known: readonly KnownWord[],
): KnownWord | undefined {
  const readings = new Set(ukrainianReadings(typed))
  const near = known
    .filter(({ term }) => stems.includes(term))
    .map((form) => ({
      form,
      rank: form.word === text ? 0 : readings.has(form.word) ? 1 : 2,
      distance: editDistance(text, form.word, MAX_DISTANCE),
    }))
    .filter(({ rank, distance }) => rank < 2 || distance <= MAX_DISTANCE)
  return near.toSorted((a, b) => a.rank - b.rank || a.distance - b.distance || b.form.n - a.form.n)[0]?.form
}
