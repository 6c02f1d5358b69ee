/** A start tag of an XML document. Its end, text between tags and comments are not of interest. */
export type Tag = { readonly name: string; readonly attribute: (name: string) => string | undefined }

/** Tags of this format are short. */
const TAG_MAX = 4_096

const [OPEN, CLOSE, SLASH, BANG, QUESTION, DOUBLE, SINGLE, COLON, EQUALS] = Buffer.from('<>/!?"\':=')

/**
 * Finds the tags of a document one after the other, in the bytes themselves, because a text of the whole document
 * would need too much memory. Entities are not read and nothing is nested, so no document can become larger. End tags
 * have a slash before their name.
 */
export function* tagsOf(content: Uint8Array): Generator<Tag> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  for (let at = bytes.indexOf(OPEN ?? 0); at >= 0; at = bytes.indexOf(OPEN ?? 0, at)) {
    const next = bytes[at + 1]
    if (next === BANG || next === QUESTION) {
      at = endOfDeclaration(bytes, at)
      continue
    }
    const end = endOfTag(bytes, at)
    const isEnd = next === SLASH
    const text = bytes.toString('latin1', at + (isEnd ? 2 : 1), end)
    const name = nameOf(text)
    yield { name: isEnd ? `/${name}` : name, attribute: (wanted) => attributeOf(text, wanted) }
    at = end
  }
}

/** Documents with own definitions are refused, because definitions can make a small document large. */
function endOfDeclaration(bytes: Buffer, at: number): number {
  const start = bytes.toString('latin1', at, at + 9)
  const closing = start.startsWith('<!--')
    ? '-->'
    : start.startsWith('<?')
      ? '?>'
      : start === '<![CDATA['
        ? ']]>'
        : ''
  const end = closing === '' ? -1 : bytes.indexOf(closing, at)
  if (end < 0) throw new Error('the model is not a plain XML document')
  return end + closing.length
}

/** A quoted value may contain the sign that ends a tag. */
function endOfTag(bytes: Buffer, start: number): number {
  let quote: number | undefined
  const last = Math.min(bytes.length, start + TAG_MAX)
  for (let at = start + 1; at < last; at += 1) {
    const byte = bytes[at]
    if (quote !== undefined) {
      if (byte === quote) quote = undefined
    } else if (byte === DOUBLE || byte === SINGLE) quote = byte
    else if (byte === CLOSE) return at
  }
  throw new Error('a tag of the model has no end')
}

/**
 * Prefixes of namespaces differ between programs, so they do not count. There are millions of attributes, for which
 * regular expressions are too slow.
 */
function attributeOf(text: string, wanted: string): string | undefined {
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const before = text.charCodeAt(at - 1)
    let next = at + wanted.length
    if (before !== COLON && !isSpace(before)) continue
    while (isSpace(text.charCodeAt(next))) next += 1
    if (text.charCodeAt(next) !== EQUALS) continue
    next += 1
    while (isSpace(text.charCodeAt(next))) next += 1
    const quote = text.charCodeAt(next)
    if (quote !== DOUBLE && quote !== SINGLE) continue
    const end = text.indexOf(quote === DOUBLE ? '"' : "'", next + 1)
    return end < 0 ? undefined : text.slice(next + 1, end)
  }
  return undefined
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

/** Returns the name of a tag without its prefix. */
function nameOf(text: string): string {
  let end = 0
  let start = 0
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end)
    if (isSpace(code) || code === SLASH) break
    if (code === COLON) start = end + 1
  }
  return text.slice(start, end)
}
