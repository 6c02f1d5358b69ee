import type { Highlight } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { codeParts, ROOT_MARK } from '../documents/document-lexemes.ts'
import type { WordGroup } from '../engine/search-engine.ts'
import { splitText, type Token } from '../words/split-text.ts'
import { wordStems } from '../words/word-stems.ts'

export type Marked = { readonly text: string; readonly lang: LocaleCode | null }

/** Lexemes of a query, and which of its words each stands for. */
export type WantedLexemes = ReadonlyMap<string, number>

/** Longer texts are cut around the words. */
const EXCERPT = 180

export function wantedLexemes(groups: readonly WordGroup[]): WantedLexemes {
  return new Map(
    groups.flatMap(({ alternatives }, group) =>
      alternatives.flatMap(({ lexemes }) => lexemes.map((lexeme) => [lexeme, group] as const)),
    ),
  )
}

/** A text with the places of the words that are wanted. */
export function highlight({ text, lang }: Marked, wanted: WantedLexemes): Highlight {
  const ranges = hitsIn(text, wanted).map(({ start, end }) => ({ start, end }))
  return { text, lang, ranges }
}

/** The part of the texts that holds most of the words; of equals the first. Null when they hold none. */
export function bestExcerpt(texts: readonly Marked[], wanted: WantedLexemes): Highlight | null {
  let best: { readonly source: Marked; readonly from: number; readonly words: number } | null = null
  for (const source of texts) {
    const hits = hitsIn(source.text, wanted)
    for (const [at, { start }] of hits.entries()) {
      const near = hits.slice(at).filter(({ end }) => end <= start + EXCERPT)
      const words = new Set(near.map(({ group }) => group)).size
      if (words > (best?.words ?? 0)) best = { source, from: start, words }
    }
  }
  return best && highlight({ text: cut(best.source.text, best.from), lang: best.source.lang }, wanted)
}

/** A part of a text that begins shortly before a place, at the bounds of words. */
function cut(text: string, from: number): string {
  if (text.length <= EXCERPT) return text
  const start = from < 40 ? 0 : (lastSpace(text, from - 30) ?? from)
  const end =
    start + EXCERPT >= text.length ? text.length : (lastSpace(text, start + EXCERPT) ?? start + EXCERPT)
  const part = text.slice(start, end).toWellFormed().replaceAll(/\s+/g, ' ').trim()
  return `${start > 0 ? '… ' : ''}${part}${end < text.length ? ' …' : ''}`
}

function lastSpace(text: string, before: number): number | undefined {
  const at = text.slice(0, before).search(/\s\S*$/)
  return at === -1 ? undefined : at
}

function hitsIn(text: string, wanted: WantedLexemes) {
  return splitText(text).flatMap((token) => {
    const group = lexemesOf(token)
      .map((lexeme) => wanted.get(lexeme))
      .find((found) => found !== undefined)
    return group === undefined ? [] : [{ start: token.start, end: token.end, group }]
  })
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
      return root === null ? stems : [...stems, ROOT_MARK + root]
    }
  }
}
