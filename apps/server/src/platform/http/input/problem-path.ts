const KEY_MAX = 60
const PATH_MAX = 120

/**
 * Returns the path of a wrong field for the error response. An unknown key is text of the caller: it may have
 * any length, and may contain characters that must not be echoed, such as lone surrogates.
 */
export function problemPath(keys: readonly PropertyKey[]): string {
  return shorten(keys.map((key) => shorten(printable(String(key)), KEY_MAX)).join('.'), PATH_MAX)
}

function printable(key: string): string {
  // Cut the key first: replacing characters in a long key costs time for characters that are dropped anyway.
  return key
    .slice(0, KEY_MAX + 1)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\ufffd')
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text
}
