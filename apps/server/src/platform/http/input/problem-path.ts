const KEY_MAX = 60
const PATH_MAX = 120

/**
 * The path of a wrong field as the answer names it. An unknown key is the caller's own text: it may be of any length and
 * hold what no answer should repeat, such as half of a surrogate pair.
 */
export function problemPath(keys: readonly PropertyKey[]): string {
  return shorten(keys.map((key) => shorten(printable(String(key)), KEY_MAX)).join('.'), PATH_MAX)
}

function printable(key: string): string {
  // Bounded first: a replacement over a long key costs time for characters that are cut off anyway.
  return key
    .slice(0, KEY_MAX + 1)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\ufffd')
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text
}
