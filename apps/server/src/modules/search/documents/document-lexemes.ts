import { plainSpelling } from '../words/normalize-word.ts'
import { isEmptyWord } from '../words/plain-words.ts'
import { remembering } from '../words/remembering.ts'
import { splitText, type Token } from '../words/split-text.ts'
import { wordStems } from '../words/word-stems.ts'
import { FIELD_NAMES, type SearchDocument } from './search-document.ts'

/** A lexeme that is longer says nothing, and PostgreSQL stores none beyond 2 kB. */
const LONGEST = 48
/** Names of categories, regions, materials stand in many documents. */
const MOST_NAMES = 5_000
/** Stems of words that stand in a title. */
export const TITLE_MARK = '^'
/** What words are made from. */
export const ROOT_MARK = '~'

export type DocumentWords = {
  /** Lexemes and the fields they stand in, a bit for each: 1 title, 2 subject, 4 context, 8 body. */
  readonly lexemes: ReadonlyMap<string, number>
  /** Words as they are written, by their normalized form. */
  readonly surfaces: ReadonlyMap<string, Surface>
}

export type Surface = { readonly term: string; readonly spelling: string }

/** All that a document is found by, filters apart. */
export function documentWords({ fields }: Pick<SearchDocument, 'fields'>): DocumentWords {
  const lexemes = new Map<string, number>()
  const surfaces = new Map<string, Surface>()
  for (const [place, name] of FIELD_NAMES.entries()) {
    const add = (lexeme: string) => lexemes.set(lexeme, (lexemes.get(lexeme) ?? 0) | (1 << place))
    const read = name === 'subject' || name === 'context' ? readName : readText
    for (const text of fields[name]) {
      const said = read(text)
      for (const lexeme of said.lexemes) {
        add(lexeme)
        if (name === 'title') add(TITLE_MARK + lexeme)
      }
      for (const root of said.roots) add(ROOT_MARK + root)
      for (const [word, surface] of said.surfaces) if (!surfaces.has(word)) surfaces.set(word, surface)
    }
  }
  return { lexemes, surfaces }
}

type TextWords = {
  readonly lexemes: ReadonlySet<string>
  readonly roots: ReadonlySet<string>
  readonly surfaces: ReadonlyMap<string, Surface>
}

const readName = remembering(readText, MOST_NAMES)

function readText(text: string): TextWords {
  const lexemes = new Set<string>()
  const roots = new Set<string>()
  const surfaces = new Map<string, Surface>()
  const tokens = splitText(text)
  for (const [at, token] of tokens.entries()) {
    for (const lexeme of lexemesOf(token, tokens[at + 1])) lexemes.add(lexeme.slice(0, LONGEST))
    if (token.kind !== 'word' || isEmptyWord(token.text)) continue
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
      return isEmptyWord(text) ? [] : [...wordStems(text).stems, ...joinedCode(token, next)]
    case 'number':
      return unit === null ? [text] : [text, text + unit]
    case 'size':
      return sizeLexemes(text)
    case 'code':
      return [text, ...codeParts(text)]
  }
}

/** `AISI 304` is also `aisi304`. */
function joinedCode({ text, end }: Token, next: Token | undefined): string[] {
  if (!next || next.kind === 'word' || next.kind === 'size' || next.start - end > 1) return []
  return /^[a-zа-яіїє]{1,5}$/.test(text) ? [text + next.text] : []
}

/** `aisi304` is also `aisi` and `304`; one letter or digit would say too little. */
export function codeParts(code: string): readonly string[] {
  const parts = code.match(/\p{L}+|\p{N}+/gu) ?? []
  return parts.length === 2 && parts.every((part) => part.length > 1) ? parts : []
}

/** `40x40x2` is also `40x40`, and whoever writes 20x40 means 40x20. */
function sizeLexemes(size: string): string[] {
  const figures = size.split('x')
  const [a = '', b = ''] = figures
  return [...new Set([size, `${a}x${b}`, `${b}x${a}`])]
}
