import type { SEARCH_CHANGE_REASONS } from '@verstat/contract'
import type { Kysely } from 'kysely'
import type { SearchTables } from '../search.tables.ts'
import type { SynonymIndex } from '../synonyms/synonym-index.ts'
import { countTerms, listTermsFrom, type TermCount } from '../vocabulary/vocabulary.repository.ts'
import { inLatinLayout, inUkrainianLayout } from '../words/keyboard-layout.ts'
import { ukrainianReadings } from '../words/latin-spelling.ts'
import { isLooseWord } from '../words/plain-words.ts'
import { wordStems } from '../words/word-stems.ts'
import { type Correction, correctTypo } from './correct-typo.ts'
import type { QueryWord } from './planned-query.ts'
import { readWords } from './read-words.ts'

type Db = Kysely<SearchTables>

/** A word to search for: the typed one, or what was meant by it. */
export type MendedWord = QueryWord & {
  /** Null: it is searched for as it was typed. */
  readonly change: { readonly used: string; readonly reason: (typeof SEARCH_CHANGE_REASONS)[number] } | null
  /** Stems that may be meant as well, and how much less they count. */
  readonly also: readonly { readonly stem: string; readonly weight: number }[]
}

/** A beginning shorter than this could become any word. */
const SHORTEST_PREFIX = 3
const MOST_ENDINGS = 12
const MOST_READINGS = 24
/** A word of an English text is also read as Ukrainian in Latin letters from so many letters on. */
const SHORTEST_READING = 5

/**
 * Finds what was meant by the words that no listing holds: begun words, the other keyboard layout, Latin letters, typos,
 * in this order. Words that some listing holds stay as they are.
 */
export async function mendWords(
  db: Db,
  text: string,
  synonyms: Pick<SynonymIndex, 'holds'>,
): Promise<readonly MendedWord[]> {
  const words = readWords(text)
  const counts = await countTerms(db, words.flatMap(allStems))
  const isKnown = (word: QueryWord) => isMeant(word, counts, synonyms)
  const unknown = words.filter((word) => !isKnown(word))
  if (unknown.length === 0) return words.map((word) => asTyped(word, alsoReadings(word, counts)))
  const chunks = readChunks(text)
  const otherCounts = await countTerms(
    db,
    chunks.flatMap(({ swapped }) => swapped.flat().flatMap(ownStems)),
  )
  const isSaid = (word: QueryWord) =>
    word.kind === 'word' ? isMeant(word, otherCounts, synonyms) : isCounted(word, otherCounts)
  const others = chunks.map(({ swapped }) => swapped.find((some) => some.length > 0 && some.every(isSaid)))
  // Short words are words in either layout: what the whole of it says decides.
  if (others.every((some) => some !== undefined)) return others.flat().map(inOtherLayout)
  const mended: MendedWord[] = []
  for (const [at, chunk] of chunks.entries()) {
    const own = words.filter(({ start }) => start >= chunk.start && start < chunk.end)
    const isLast = at === chunks.length - 1
    const begin = (word: QueryWord) => (isLast && word.end === text.length ? completed(db, word) : null)
    if (own.every(isKnown)) {
      mended.push(...own.map((word) => asTyped(word, alsoReadings(word, counts))))
      continue
    }
    const [first] = own
    const begun = own.length === 1 && first ? await begin(first) : null
    const swapped = begun
      ? [begun]
      : (others[at]?.map(inOtherLayout) ?? (isLast && (await begunInOther(db, chunk))))
    if (swapped) {
      // The chunk is one word to whoever typed it: all of its pieces are replaced.
      mended.push(...swapped)
      continue
    }
    for (const word of own) {
      if (isKnown(word)) mended.push(asTyped(word, alsoReadings(word, counts)))
      else
        mended.push(
          (await begin(word)) ??
            inLatinLetters(word, counts, synonyms) ??
            (await mistyped(db, word, chunk)) ??
            asTyped(word, []),
        )
    }
  }
  return mended
}

/** The word as it is; nothing in it is mended. */
export function asTyped(word: QueryWord, also: MendedWord['also'] = []): MendedWord {
  return { ...word, change: null, also }
}

function ownStems({ stems, root }: QueryWord): string[] {
  return root === null ? [...stems] : [...stems, root]
}

function allStems(word: QueryWord): string[] {
  return [...word.stems, ...readingsOf(word).flatMap(({ stems }) => stems)]
}

/** A word that some listing holds, that means the same as others, or that says nothing: there is no slip in it. */
function isMeant(
  word: QueryWord,
  counts: ReadonlyMap<string, TermCount>,
  synonyms: Pick<SynonymIndex, 'holds'>,
): boolean {
  return isKnown(word, counts) || isLooseWord(word.text) || word.stems.some(synonyms.holds)
}

function isKnown(word: QueryWord, counts: ReadonlyMap<string, TermCount>): boolean {
  // A number or a code is what it is.
  return word.kind !== 'word' || isCounted(word, counts)
}

function isCounted({ stems }: QueryWord, counts: ReadonlyMap<string, TermCount>): boolean {
  return stems.some((stem) => counts.has(stem))
}

function readingsOf({ text, kind }: QueryWord): readonly { reading: string; stems: readonly string[] }[] {
  if (kind !== 'word') return []
  return ukrainianReadings(text)
    .slice(0, MOST_READINGS * 4)
    .map((reading) => ({ reading, stems: wordStems(reading).stems }))
}

/** An English word that is also one of ours: metal, laser. */
function alsoReadings(word: QueryWord, counts: ReadonlyMap<string, TermCount>): MendedWord['also'] {
  if (word.text.length < SHORTEST_READING) return []
  const best = bestReading(word, counts)
  return best ? [{ stem: best.stem, weight: 0.8 }] : []
}

/** What listings say comes before what only means the same as that. */
function inLatinLetters(
  word: QueryWord,
  counts: ReadonlyMap<string, TermCount>,
  synonyms: Pick<SynonymIndex, 'holds'>,
): MendedWord | null {
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
  /** What the same keys may have been meant to write in the other layout, the likeliest first. */
  readonly swapped: readonly (readonly QueryWord[])[]
}

/** What stands between spaces. */
function readChunks(text: string): Chunk[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const [typed] = match
    const at = { start: match.index, end: match.index + typed.length, typed }
    const swap = /[а-яіїєґ]/i.test(typed) ? inLatinLayout : inUkrainianLayout
    const swapped = [
      swap(typed),
      // A mark after a word is a letter in the other layout, unless it is a mark.
      swap(typed.replace(/[^\p{L}\p{N}]+$/u, '')),
      // What stands beside figures may be right: 3d-lher.
      typed.replace(/(?<![\p{L}\p{N}])[^\s\d]+(?![\d])/gu, swap),
    ]
    return {
      start: at.start,
      end: at.end,
      swapped: [...new Set(swapped)].map((other) => readWords(other).map((word) => ({ ...word, ...at }))),
    }
  })
}

function inOtherLayout(word: QueryWord): MendedWord {
  return { ...word, change: { used: word.text, reason: 'layout' }, also: [] }
}

/** The beginning of a word in the other layout. */
async function begunInOther(db: Db, { swapped: [words = []] }: Chunk): Promise<MendedWord[] | null> {
  const [only] = words
  const begun = only && words.length === 1 ? await completed(db, only) : null
  return begun && only ? [{ ...begun, change: { used: only.text, reason: 'layout' } }] : null
}

/** A word of which only the beginning is there: any stem that begins so. */
async function completed(db: Db, word: QueryWord): Promise<MendedWord | null> {
  if (word.kind !== 'word' || word.text.length < SHORTEST_PREFIX) return null
  const [stem, ...others] = await listTermsFrom(db, word.text, MOST_ENDINGS)
  if (stem === undefined) return null
  return {
    ...word,
    stems: [stem],
    root: null,
    change: null,
    also: others.map((other) => ({ stem: other, weight: 0.9 })),
  }
}

async function mistyped(db: Db, word: QueryWord, chunk: Chunk): Promise<MendedWord | null> {
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

function replacedByTerm(word: QueryWord, { term, word: text, spelling: used }: Correction): MendedWord {
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
): MendedWord {
  const { stems, root } = wordStems(text)
  return { ...word, text, stems, root, change: { used, reason }, also: [] }
}
