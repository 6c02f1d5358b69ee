import type { Kysely } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import { type KnownWord, listNeighbours } from '../vocabulary/vocabulary.repository.ts'
import { editDistance } from '../words/edit-distance.ts'
import { ukrainianReadings } from '../words/latin-spelling.ts'
import type { CorrectedWord } from './correct-words.ts'

/** A word of the listings that differs more is another form, which would not explain what was typed. */
const MAX_DISTANCE = 2

/**
 * Replaces what the user is told about a correction by a word that listings contain. Another keyboard layout and
 * transliteration are recognized by their stems, so the ending may be nonsense: `idtqy]` gives «швейнї», whose stem is
 * that of «швейні». Only the words shown change, not what is searched for.
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

/** Prefers the word itself, then another reading of what was typed, then the most similar form. */
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
