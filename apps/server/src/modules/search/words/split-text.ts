import { INSIDE_WORD, normalizeWord } from './normalize-word.ts'
import { canonicalUnit } from './unit-words.ts'

/** A piece of a text that can be searched for. `start` and `end` are where it stands, in UTF-16 code units. */
export type Token = {
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'size' | 'code'
  /** Normalized: a word, `2.5`, `40x40x2`, `m8`. */
  readonly text: string
  /** Of a number: the unit after it, as a canonical name. */
  readonly unit: string | null
}

const GAP = '[ \\u00A0\\u2009\\u202F]'
const FIGURE = '\\d+(?:[.,]\\d+)?'
const SIZE = `${FIGURE}(?:${GAP}?(?:[xхXХ×*]|${GAP}на(?=${GAP}\\d))${GAP}?${FIGURE})+(?!\\d)`
const GROUPED = `\\d{1,3}(?:${GAP}\\d{3})+(?!\\d)`
const WORD = `[\\p{L}\\p{N}](?:[\\p{L}\\p{N}${INSIDE_WORD}])*`
const PIECES = new RegExp(
  `(?<size>${SIZE})|(?<grouped>${GROUPED})|(?<decimal>\\d+[.,]\\d+)|(?<word>${WORD})`,
  'gu',
)

/** The searchable pieces of a text, in order. */
export function splitText(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(PIECES)) {
    const { size, grouped, decimal, word } = match.groups ?? {}
    const at = { start: match.index, end: match.index + match[0].length }
    const add = (kind: Token['kind'], piece: string, unit: string | null = null) =>
      tokens.push({ ...at, kind, text: piece, unit })
    if (size !== undefined) add('size', sizeOf(size))
    else if (grouped !== undefined) add('number', grouped.replaceAll(/\D/g, ''))
    else if (decimal !== undefined) add('number', decimal.replace(',', '.'))
    else if (word !== undefined) addWord(tokens, word, at)
  }
  return tokens
}

function sizeOf(size: string): string {
  return size
    .replaceAll(/[xхXХ×*]|на/g, 'x')
    .replaceAll(',', '.')
    .replaceAll(/[^\dx.]/g, '')
}

function addWord(tokens: Token[], word: string, at: Pick<Token, 'start' | 'end'>): void {
  const text = normalizeWord(word)
  if (text === '') return
  const before = tokens.at(-1)
  const unit = canonicalUnit(text)
  if (unit && before?.kind === 'number' && before.unit === null && at.start - before.end <= 1) {
    tokens[tokens.length - 1] = { ...before, end: at.end, unit }
    return
  }
  const figure = /^(\d+)(\p{L}+)$/u.exec(text)
  const figureUnit = figure && canonicalUnit(figure[2] ?? '')
  if (figure && figureUnit) tokens.push({ ...at, kind: 'number', text: figure[1] ?? '', unit: figureUnit })
  else if (/^\p{N}+$/u.test(text)) tokens.push({ ...at, kind: 'number', text, unit: null })
  else tokens.push({ ...at, kind: /\p{N}/u.test(text) ? 'code' : 'word', text, unit: null })
}
