/** The Windows-1251 code page comes first, because files without a code page are mostly from old Ukrainian programs. */
const DEFAULT_ENCODING = 'windows-1251'

const ENCODINGS: Readonly<Record<string, string>> = {
  ansi_874: 'windows-874',
  ansi_932: 'shift_jis',
  ansi_936: 'gbk',
  ansi_949: 'euc-kr',
  ansi_950: 'big5',
  dos866: 'ibm866',
  dos850: 'windows-1252',
  dos437: 'windows-1252',
}

/**
 * Returns a function that turns raw text (one character for each byte) into text. UTF-8 is tried first, because new
 * files use it whatever code page they name, and text of a code page is hardly ever valid UTF-8.
 */
export function createDecoder(codePage: string): (raw: string) => string {
  const page = codePage.trim().toLowerCase()
  const windows = /^ansi_(125\d)$/.exec(page)?.[1]
  const encoding = windows === undefined ? (ENCODINGS[page] ?? DEFAULT_ENCODING) : `windows-${windows}`
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const other = new TextDecoder(encoding)
  return (raw) => {
    const bytes = Buffer.from(raw, 'latin1')
    return clean(withoutEscapes(bytes.some((byte) => byte > 127) ? decodeBytes(bytes, utf8, other) : raw))
  }
}

function decodeBytes(bytes: Buffer, utf8: TextDecoder, other: TextDecoder): string {
  try {
    return utf8.decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return other.decode(bytes)
  }
}

function withoutEscapes(text: string): string {
  return text.replaceAll(/\\U\+([0-9a-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

const TEXT_MAX = 255

/** Removes control characters and characters that turn the direction of text, and shortens endless text. */
function clean(text: string): string {
  return text
    .slice(0, TEXT_MAX)
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .trim()
    .toWellFormed()
}

/** Signs as escapes, because raw text has only characters of one byte: diameter, degree, plus-minus. */
const SIGNS: Readonly<Record<string, string>> = {
  c: '\\U+2300',
  d: '\\U+00B0',
  p: '\\U+00B1',
  '%': '%',
}

/** Longer texts are cut before anything searches them. */
const RAW_MAX = 2_000

/** Returns the raw words of a TEXT entity, in which `%%c` stands for the sign of a diameter. */
export function plainText(raw: string): string {
  return raw
    .slice(0, RAW_MAX)
    .replaceAll(/%%([cdp%])/gi, (_, sign: string) => SIGNS[sign.toLowerCase()] ?? '')
    .replaceAll(/%%[uok]/gi, '')
}

/** Returns the raw words of an MTEXT entity without its formatting. Lines are joined by spaces. */
export function plainMtext(raw: string): string {
  return plainText(
    raw
      .slice(0, RAW_MAX)
      .replaceAll(/\\S([^;^#/]*)[\^#/]\s*([^;]*);/g, ' $1/$2')
      .replaceAll(/\\[ACFfHQTWp][^;\\]*;/g, '')
      .replaceAll(/\\[LlOoKk]/g, '')
      .replaceAll(/\\[PNX~]/g, ' ')
      .replaceAll(/\\([\\{}])/g, '$1')
      .replaceAll(/[{}]/g, ''),
  ).trim()
}
