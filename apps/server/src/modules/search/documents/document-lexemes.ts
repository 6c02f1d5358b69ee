import { memoize } from '../../../platform/process/memoize.ts'
import { plainSpelling } from '../words/normalize-word.ts'
import { splitText, type Token } from '../words/split-text.ts'
import { isStopWord } from '../words/stop-words.ts'
import { wordStems } from '../words/word-stems.ts'
import { FIELD_NAMES, type SearchDocument } from './search-document.ts'

/**
 * Maximum length of a lexeme in characters. Longer lexemes are useless for search, and PostgreSQL refuses those above 2
 * kB.
 */
const LONGEST = 48
/** Number of cached names. Names of categories, regions and materials occur in many documents. */
const MAX_NAMES = 5_000
/** Prefix of the stems of words in a title. */
export const TITLE_PREFIX = '^'
/** Prefix of the roots of words. */
export const ROOT_PREFIX = '~'

export type DocumentWords = {
  /** Each lexeme with a bit mask of the fields in which it occurs: 1 title, 2 subject, 4 context, 8 body. */
  readonly lexemes: ReadonlyMap<string, number>
  /** Original spelling of each normalized word. */
  readonly surfaces: ReadonlyMap<string, Surface>
}

export type Surface = { readonly term: string; readonly spelling: string }

export function documentWords({ fields }: Pick<SearchDocument, 'fields'>): DocumentWords {
  const lexemes = new Map<string, number>()
  const surfaces = new Map<string, Surface>()
  for (const [place, name] of FIELD_NAMES.entries()) {
    const add = (lexeme: string) => lexemes.set(lexeme, (lexemes.get(lexeme) ?? 0) | (1 << place))
    const read = name === 'subject' || name === 'context' ? readName : readText
    for (const text of fields[name]) {
      const words = read(text)
      for (const lexeme of words.lexemes) {
        add(lexeme)
        if (name === 'title') add(TITLE_PREFIX + lexeme)
      }
      for (const root of words.roots) add(ROOT_PREFIX + root)
      for (const [word, surface] of words.surfaces) if (!surfaces.has(word)) surfaces.set(word, surface)
    }
  }
  return { lexemes, surfaces }
}

type TextWords = {
  readonly lexemes: ReadonlySet<string>
  readonly roots: ReadonlySet<string>
  readonly surfaces: ReadonlyMap<string, Surface>
}

const readName = memoize(readText, MAX_NAMES)

function readText(text: string): TextWords {
  const lexemes = new Set<string>()
  const roots = new Set<string>()
  const surfaces = new Map<string, Surface>()
  const tokens = splitText(text)
  for (const [at, token] of tokens.entries()) {
    for (const lexeme of lexemesOf(token, tokens[at + 1])) lexemes.add(lexeme.slice(0, LONGEST))
    if (token.kind !== 'word' || isStopWord(token.text)) continue
    const { stems, root } = wordStems(token.text)
    if (root !== null) roots.add(root)
    const [term] = stems
    if (token.text.length > LONGEST || term === undefined || surfaces.has(token.text)) continue
    surfaces.set(token.text, { term, spelling: plainSpelling(text.slice(token.start, token.end)) })
  }
  return { lexemes, roots, surfaces }
}

function lexemesOf(token: Token, next: Token | undefined): readonly string[] {
  const { kind, text, unit } = token
  switch (kind) {
    case 'word':
      return isStopWord(text) ? [] : [...wordStems(text).stems, ...joinedCode(token, next)]
    case 'number':
      return unit === null ? [text] : [text, text + unit]
    case 'size':
      return sizeLexemes(text)
    case 'code':
      return [text, ...codeParts(text)]
  }
}

/** Returns `aisi304` for the text `AISI 304`, so that both spellings are found. */
function joinedCode({ text, end }: Token, next: Token | undefined): string[] {
  if (!next || next.kind === 'word' || next.kind === 'size' || next.start - end > 1) return []
  return /^[a-zа-яіїє]{1,5}$/.test(text) ? [text + next.text] : []
}

/**
 * Splits `aisi304` into `aisi` and `304`. Does not split off parts of one character, because they would match too much.
 */
export function codeParts(code: string): readonly string[] {
  const parts = code.match(/\p{L}+|\p{N}+/gu) ?? []
  return parts.length === 2 && parts.every((part) => part.length > 1) ? parts : []
}

/** Also returns `40x40` for the size `40x40x2`, and `40x20` for `20x40`. */
function sizeLexemes(size: string): string[] {
  const figures = size.split('x')
  const [a = '', b = ''] = figures
  return [...new Set([size, `${a}x${b}`, `${b}x${a}`])]
}
