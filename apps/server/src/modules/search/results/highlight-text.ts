import type { Highlight } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { codeParts, ROOT_PREFIX } from '../documents/document-lexemes.ts'
import type { WordGroup } from '../engine/search-engine.ts'
import { piecesOf, type Token } from '../words/split-text.ts'
import { isStopWord } from '../words/stop-words.ts'
import { wordStems } from '../words/word-stems.ts'

export type Marked = { readonly text: string; readonly lang: LocaleCode | null }

export type WantedLexemes = {
  /** Lexemes of the typed words, each with the index of its word group. */
  readonly typed: ReadonlyMap<string, number>
  /** Synonyms by their first lexeme. If a synonym is a phrase, its words must be adjacent in the text. */
  readonly equivalents: ReadonlyMap<string, readonly Equivalent[]>
  /** The first letters of all these lexemes. */
  readonly letters: ReadonlySet<string>
}

type Equivalent = { readonly lexemes: readonly string[]; readonly group: number }

/** Maximum length of an excerpt in characters. */
const EXCERPT = 180

export function wantedLexemes(groups: readonly WordGroup[]): WantedLexemes {
  const all = groups.flatMap(({ alternatives }, group) =>
    alternatives.map(({ lexemes, isSynonym }) => ({ lexemes, isSynonym, group })),
  )
  const typed = all.filter(({ isSynonym }) => !isSynonym)
  const equivalents = all.filter(({ isSynonym }) => isSynonym)
  return {
    letters: new Set(all.flatMap(({ lexemes }) => lexemes.map(firstLetter))),
    typed: new Map(typed.flatMap(({ lexemes, group }) => lexemes.map((lexeme) => [lexeme, group] as const))),
    equivalents: Map.groupBy(equivalents, ({ lexemes }) => lexemes[0] ?? ''),
  }
}

export function highlight({ text, lang }: Marked, wanted: WantedLexemes): Highlight {
  const ranges = hitsIn(text, wanted).map(({ start, end }) => ({ start, end }))
  return { text, lang, ranges }
}

/**
 * Returns the excerpt with the most distinct words of the query. If there are several such excerpts, returns the first
 * one. Returns null if no text has any of the words.
 */
export function bestExcerpt(texts: readonly Marked[], wanted: WantedLexemes): Highlight | null {
  const all = new Set([
    ...wanted.typed.values(),
    ...[...wanted.equivalents.values()].flatMap((each) => each.map(({ group }) => group)),
  ]).size
  let best: { readonly source: Marked; readonly from: number; readonly words: number } | null = null
  for (const source of texts) {
    if (best?.words === all) break
    // The search in a long text stops as soon as an excerpt has all words of the query.
    const hits = hitsIn(source.text, wanted, (some) => groupsNear(some) === all)
    for (const [at, { start }] of hits.entries()) {
      const near = hits.slice(at).filter(({ end }) => end <= start + EXCERPT)
      const words = new Set(near.map(({ group }) => group)).size
      if (words > (best?.words ?? 0)) best = { source, from: start, words }
    }
  }
  return best && highlight({ text: cut(best.source.text, best.from), lang: best.source.lang }, wanted)
}

/** Returns the number of distinct words in an excerpt that ends at the last hit. */
function groupsNear(hits: readonly Hit[]): number {
  const from = (hits.at(-1)?.end ?? 0) - EXCERPT
  return new Set(hits.filter(({ start }) => start >= from).map(({ group }) => group)).size
}

/**
 * Cuts an excerpt that starts shortly before `from`, so that the found word is visible where only one line is shown.
 * Cuts only between words.
 */
function cut(text: string, from: number): string {
  const start = from < 24 ? 0 : (lastSpace(text, from - 12) ?? from)
  const end =
    start + EXCERPT >= text.length ? text.length : (lastSpace(text, start + EXCERPT) ?? start + EXCERPT)
  const part = text.slice(start, end).toWellFormed().replaceAll(/\s+/g, ' ').trim()
  return `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`
}

function lastSpace(text: string, before: number): number | undefined {
  const at = text.slice(0, before).search(/\s\S*$/)
  return at === -1 ? undefined : at
}

type Hit = Pick<Token, 'start' | 'end'> & { readonly group: number }

/**
 * Finds the words of the query in a text, and stops when `isEnough` returns true. Synonyms count only if the text does
 * not contain the typed word.
 */
function hitsIn(
  text: string,
  { typed, equivalents, letters }: WantedLexemes,
  isEnough: (hits: readonly Hit[]) => boolean = () => false,
): readonly Hit[] {
  const words: Token[] = []
  const hits: Hit[] = []
  for (const token of piecesOf(text)) {
    if (token.kind === 'word' && isStopWord(token.text)) continue
    words.push(token)
    if (token.kind === 'word' && !letters.has(firstLetter(token.text))) continue
    const lexeme = lexemesOf(token).find((each) => typed.has(each))
    const group = lexeme === undefined ? undefined : typed.get(lexeme)
    if (group === undefined) continue
    hits.push({ start: token.start, end: token.end, group })
    if (isEnough(hits)) return hits
  }
  if (equivalents.size === 0) return hits
  const found = new Set(hits.map(({ group }) => group))
  const others = words.flatMap((token, at) => {
    if (token.kind === 'word' && !letters.has(firstLetter(token.text))) return []
    const same = lexemesOf(token)
      .flatMap((lexeme) => equivalents.get(lexeme) ?? [])
      .filter((each) => !found.has(each.group))
      .find((each) => each.lexemes.every((lexeme, i) => holds(words[at + i], lexeme)))
    return same
      ? words.slice(at, at + same.lexemes.length).map(({ start, end }) => ({ start, end, group: same.group }))
      : []
  })
  const byPlace = new Map([...others, ...hits].map((hit) => [hit.start, hit]))
  return [...byPlace.values()].toSorted((a, b) => a.start - b.start)
}

/**
 * The first letter of a word is also that of its stems, except that і may become о or е. So most words of a text need
 * not be stemmed.
 */
function firstLetter(lexeme: string): string {
  const letter = lexeme[lexeme.startsWith(ROOT_PREFIX) ? 1 : 0] ?? ''
  return letter === 'і' || letter === 'е' ? 'о' : letter
}

function holds(token: Token | undefined, lexeme: string): boolean {
  return token !== undefined && lexemesOf(token).includes(lexeme)
}

function lexemesOf({ kind, text, unit }: Token): readonly string[] {
  switch (kind) {
    case 'number':
      return unit === null ? [text] : [text + unit, text]
    case 'code':
      return [text, ...codeParts(text)]
    case 'size':
      return [text, text.split('x').slice(0, 2).join('x')]
    case 'word': {
      const { stems, root } = wordStems(text)
      return root === null ? stems : [...stems, ROOT_PREFIX + root]
    }
  }
}
