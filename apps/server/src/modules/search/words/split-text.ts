import { memoize } from '../../../platform/process/memoize.ts'
import { INSIDE_WORD, normalizeWord } from './normalize-word.ts'
import { canonicalUnit } from './unit-words.ts'

/** A token that can be searched. `start` and `end` are UTF-16 offsets in the text. */
export type Token = {
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'size' | 'code'
  /** The normalized word. For a number, size or code, a text such as `2.5`, `40x40x2` or `m8`. */
  readonly text: string
  readonly unit: string | null
}

const GAP = '[ \\u00A0\\u2009\\u202F]'
const FIGURE = '\\d+(?:[.,]\\d+)?'
const SIZE = `${FIGURE}(?:${GAP}?(?:[xхXХ×*]|${GAP}на(?=${GAP}\\d))${GAP}?${FIGURE})+(?!\\d)`
const GROUPED = `\\d{1,3}(?:${GAP}\\d{3})+(?!\\d)`
const WORD = `[\\p{L}\\p{N}](?:[\\p{L}\\p{N}${INSIDE_WORD}])*`
/** The groups have no names, because named groups make reading a text a third slower. */
const PIECES = new RegExp(`(${SIZE})|(${GROUPED})|(\\d+[.,]\\d+)|(${WORD})`, 'gu')

export function splitText(text: string): Token[] {
  return [...piecesOf(text)]
}

/** Like `splitText`, but reads the text only as far as the caller needs it. */
export function* piecesOf(text: string): Generator<Token> {
  // Each token is returned only after the next one was read, because a unit after a number becomes part of the number's
  // token.
  let last: Token | undefined
  for (const match of text.matchAll(PIECES)) {
    const token = readPiece(match)
    if (!token) continue
    const withUnit = last && joinUnit(last, token)
    if (last && !withUnit) yield last
    last = withUnit ?? token
  }
  if (last) yield last
}

function readPiece(match: RegExpExecArray): Token | undefined {
  const start = match.index
  const end = start + match[0].length
  const word = match[4]
  if (word !== undefined) {
    const { kind, text, unit } = readWord(word)
    return text === '' ? undefined : { start, end, kind, text, unit }
  }
  const [, size, grouped, decimal] = match
  if (size !== undefined) return { start, end, kind: 'size', text: sizeOf(size), unit: null }
  if (grouped !== undefined)
    return { start, end, kind: 'number', text: grouped.replaceAll(/\D/g, ''), unit: null }
  return decimal === undefined
    ? undefined
    : { start, end, kind: 'number', text: decimal.replace(',', '.'), unit: null }
}

type ReadWord = Pick<Token, 'kind' | 'text' | 'unit'>

const readWord = memoize((word): ReadWord => {
  const text = normalizeWord(word)
  if (!/\p{N}/u.test(text)) return { kind: 'word', text, unit: null }
  if (/^\p{N}+$/u.test(text)) return { kind: 'number', text, unit: null }
  const [, figure = '', name = ''] = /^(\d+)(\p{L}+)$/u.exec(text) ?? []
  const unit = canonicalUnit(name)
  return unit === undefined ? { kind: 'code', text, unit: null } : { kind: 'number', text: figure, unit }
})

function joinUnit(number: Token, { start, end, text }: Token): Token | undefined {
  if (number.kind !== 'number' || number.unit !== null || start - number.end > 1) return undefined
  const unit = canonicalUnit(text)
  return unit === undefined ? undefined : { ...number, end, unit }
}

function sizeOf(size: string): string {
  return size
    .replaceAll(/[xхXХ×*]|на/g, 'x')
    .replaceAll(',', '.')
    .replaceAll(/[^\dx.]/g, '')
}
