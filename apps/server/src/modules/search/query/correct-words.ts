import type { SEARCH_CHANGE_REASONS } from '@verstat/contract'
import type { Kysely } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import type { SynonymIndex } from '../synonyms/synonym-index.ts'
import type { RememberedVocabulary } from '../vocabulary/remembered-vocabulary.ts'
import { listTermsFrom, type TermCount } from '../vocabulary/vocabulary.repository.ts'
import { inLatinLayout, inUkrainianLayout } from '../words/keyboard-layout.ts'
import { ukrainianReadings } from '../words/latin-spelling.ts'
import { isOptionalWord } from '../words/stop-words.ts'
import { wordStems } from '../words/word-stems.ts'
import { type Correction, correctTypo } from './correct-typo.ts'
import { parseWords } from './parse-words.ts'
import type { QueryWord } from './planned-query.ts'

type Db = Kysely<SearchTables>

export type CorrectedWord = QueryWord & {
  /** The correction that is shown to the user. Null if no correction is shown. */
  readonly change: { readonly used: string; readonly reason: (typeof SEARCH_CHANGE_REASONS)[number] } | null
  /** Other stems that the word may have. The weights of these stems are lower. */
  readonly also: readonly { readonly stem: string; readonly weight: number }[]
}

/** Shorter words are not completed, because they match too many words. */
const SHORTEST_PREFIX = 3
const MAX_ENDINGS = 12
const MAX_READINGS = 24
/** Minimum length at which a known Latin word is also read as transliterated Ukrainian. */
const SHORTEST_READING = 5

/**
 * Corrects the words that no listing contains. Tries to complete a prefix, then the other keyboard layout, then
 * transliteration, then typo correction. Known words are not changed.
 */
export async function correctWords(
  db: Db,
  text: string,
  synonyms: Pick<SynonymIndex, 'holds'>,
  countTerms: RememberedVocabulary['countTerms'],
): Promise<readonly CorrectedWord[]> {
  const words = parseWords(text)
  const counts = await countTerms(db, words.flatMap(allStems))
  const isKnown = (word: QueryWord) => needsNoCorrection(word, counts, synonyms)
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length === 0) return words.map((word) => asTyped(word, alsoReadings(word, counts)))
  const chunks = readChunks(text)
  const otherCounts = await countTerms(
    db,
    chunks.flatMap(({ swapped }) => swapped.flat().flatMap(ownStems)),
  )
  const isKnownSwapped = (word: QueryWord) =>
    word.kind === 'word' ? needsNoCorrection(word, otherCounts, synonyms) : isCounted(word, otherCounts)
  const others = chunks.map(({ swapped }) =>
    swapped.find((some) => some.length > 0 && some.every(isKnownSwapped)),
  )
  // A short word may be known in both layouts. Therefore, if every word is known in the other layout, the whole query
  // is read in that layout.
  if (others.every((some) => some !== undefined)) return others.flat().map(inOtherLayout)
  const corrected: CorrectedWord[] = []
  for (const [at, chunk] of chunks.entries()) {
    const own = words.filter(({ start }) => start >= chunk.start && start < chunk.end)
    const isLast = at === chunks.length - 1
    const begin = (word: QueryWord) => (isLast && word.end === text.length ? completed(db, word) : null)
    if (own.every(isKnown)) {
      corrected.push(...own.map((word) => asTyped(word, alsoReadings(word, counts))))
      continue
    }
    const [first] = own
    const prefix = own.length === 1 && first ? await begin(first) : null
    const swapped = prefix
      ? [prefix]
      : (others[at]?.map(inOtherLayout) ?? (isLast && (await completedInOther(db, chunk))))
    if (swapped) {
      // The user typed the text between two spaces as one word, so all its tokens are replaced.
      corrected.push(...swapped)
      continue
    }
    for (const word of own) {
      if (isKnown(word)) corrected.push(asTyped(word, alsoReadings(word, counts)))
      else
        corrected.push(
          (await begin(word)) ??
            inLatinLetters(word, counts, synonyms) ??
            (await mistyped(db, word, chunk)) ??
            asTyped(word, []),
        )
    }
  }
  return corrected
}

export function asTyped(word: QueryWord, also: CorrectedWord['also'] = []): CorrectedWord {
  return { ...word, change: null, also }
}

function ownStems({ stems, root }: QueryWord): string[] {
  return root === null ? [...stems] : [...stems, root]
}

function allStems(word: QueryWord): string[] {
  return [...word.stems, ...readingsOf(word).flatMap(({ stems }) => stems)]
}

/** Returns whether the word needs no correction: it is indexed, it has synonyms, or it is optional. */
function needsNoCorrection(
  word: QueryWord,
  counts: ReadonlyMap<string, TermCount>,
  synonyms: Pick<SynonymIndex, 'holds'>,
): boolean {
  return isKnown(word, counts) || isOptionalWord(word.text) || word.stems.some(synonyms.holds)
}

function isKnown(word: QueryWord, counts: ReadonlyMap<string, TermCount>): boolean {
  // Only words are corrected. Numbers and codes never are.
  return word.kind !== 'word' || isCounted(word, counts)
}

function isCounted({ stems }: QueryWord, counts: ReadonlyMap<string, TermCount>): boolean {
  return stems.some((stem) => counts.has(stem))
}

function readingsOf({ text, kind }: QueryWord): readonly { reading: string; stems: readonly string[] }[] {
  if (kind !== 'word') return []
  return ukrainianReadings(text)
    .slice(0, MAX_READINGS * 4)
    .map((reading) => ({ reading, stems: wordStems(reading).stems }))
}

/** A known Latin word, such as `metal` or `laser`, may also mean a Ukrainian word. Returns the stem of that word. */
function alsoReadings(word: QueryWord, counts: ReadonlyMap<string, TermCount>): CorrectedWord['also'] {
  if (word.text.length < SHORTEST_READING) return []
  const best = bestReading(word, counts)
  return best ? [{ stem: best.stem, weight: 0.8 }] : []
}

/** Reads the word as transliterated Ukrainian. Prefers an indexed word to a word that only has synonyms. */
function inLatinLetters(
  word: QueryWord,
  counts: ReadonlyMap<string, TermCount>,
  synonyms: Pick<SynonymIndex, 'holds'>,
): CorrectedWord | null {
  const reading =
    bestReading(word, counts)?.reading ??
    readingsOf(word).find(({ stems }) => stems.some(synonyms.holds))?.reading
  return reading === undefined ? null : replaced(word, reading, reading, 'transliteration')
}

function bestReading(word: QueryWord, counts: ReadonlyMap<string, TermCount>) {
  const known = readingsOf(word).flatMap(({ reading, stems }) =>
    stems.slice(0, 2).flatMap((stem) => {
      const count = counts.get(stem)
      return count ? [{ reading, stem, n: count.orders + count.producers }] : []
    }),
  )
  return known.toSorted((a, b) => b.n - a.n)[0]
}

type Chunk = {
  readonly start: number
  readonly end: number
  /** The words that the same keys give in the other keyboard layout. The likeliest interpretation comes first. */
  readonly swapped: readonly (readonly QueryWord[])[]
}

function readChunks(text: string): Chunk[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const [typed] = match
    const at = { start: match.index, end: match.index + typed.length, typed }
    const swap = /[а-яіїєґ]/i.test(typed) ? inLatinLayout : inUkrainianLayout
    const swapped = [
      swap(typed),
      // A punctuation mark at the end may be the key of a letter in the other layout, or just punctuation.
      swap(typed.replace(/[^\p{L}\p{N}]+$/u, '')),
      // Letters next to digits may already be in the right layout, such as `3d` in `3d-lher`.
      typed.replace(/(?<![\p{L}\p{N}])[^\s\d]+(?![\d])/gu, swap),
    ]
    return {
      start: at.start,
      end: at.end,
      swapped: [...new Set(swapped)].map((other) => parseWords(other).map((word) => ({ ...word, ...at }))),
    }
  })
}

function inOtherLayout(word: QueryWord): CorrectedWord {
  return { ...word, change: { used: word.text, reason: 'layout' }, also: [] }
}

async function completedInOther(db: Db, { swapped: [words = []] }: Chunk): Promise<CorrectedWord[] | null> {
  const [only] = words
  const prefix = only && words.length === 1 ? await completed(db, only) : null
  return prefix && only ? [{ ...prefix, change: { used: only.text, reason: 'layout' } }] : null
}

/** Completes a prefix with the indexed stems that start with it. */
async function completed(db: Db, word: QueryWord): Promise<CorrectedWord | null> {
  if (word.kind !== 'word' || word.text.length < SHORTEST_PREFIX) return null
  const [stem, ...others] = await listTermsFrom(db, word.text, MAX_ENDINGS)
  if (stem === undefined) return null
  return {
    ...word,
    stems: [stem],
    root: null,
    change: null,
    also: others.map((other) => ({ stem: other, weight: 0.9 })),
  }
}

async function mistyped(db: Db, word: QueryWord, chunk: Chunk): Promise<CorrectedWord | null> {
  if (word.kind !== 'word') return null
  const readings = ukrainianReadings(word.text).slice(0, 8)
  const [whole = []] = chunk.swapped
  const swapped = whole.length === 1 ? whole.map(({ text }) => text) : []
  const tries: readonly { text: string; penalty: number }[] = [
    { text: word.text, penalty: 0 },
    ...readings.map((text) => ({ text, penalty: 0.3 })),
    ...swapped.map((text) => ({ text, penalty: 0.6 })),
  ]
  const [best, second] = await correctTypo(db, tries)
  if (!best) return null
  const also = second && second.cost - best.cost < 0.2 ? [{ stem: second.term, weight: 0.8 }] : []
  return { ...replacedByTerm(word, best), also }
}

function replacedByTerm(word: QueryWord, { term, word: text, spelling: used }: Correction): CorrectedWord {
  const { stems, root } = wordStems(text)
  return {
    ...word,
    text,
    stems: [...new Set([term, ...stems])],
    root,
    change: { used, reason: 'typo' },
    also: [],
  }
}

function replaced(
  word: QueryWord,
  text: string,
  used: string,
  reason: (typeof SEARCH_CHANGE_REASONS)[number],
): CorrectedWord {
  const { stems, root } = wordStems(text)
  return { ...word, text, stems, root, change: { used, reason }, also: [] }
}
