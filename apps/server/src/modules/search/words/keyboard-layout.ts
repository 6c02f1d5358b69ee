const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`\\"
const UKRAINIAN = "йцукенгшщзхїфівапролджєячсмитьбю'ґ"
/**
 * Letters of the Russian layout, each with the Latin letter on the same key. Other letters are as in the Ukrainian
 * layout.
 */
const RUSSIAN: Readonly<Record<string, string>> = { ы: 's', э: "'", ъ: ']', ё: '`' }
const SHIFTED: Readonly<Record<string, string>> = {
  '{': '[',
  '}': ']',
  ':': ';',
  '"': "'",
  '<': ',',
  '>': '.',
  '~': '`',
  '|': '\\',
}

const toUkrainian = new Map([...LATIN].map((key, at) => [key, UKRAINIAN.charAt(at)]))
const toLatin = new Map([...UKRAINIAN].map((key, at) => [key, LATIN.charAt(at)]))

const ROWS = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,.'] as const

/** Row and column of each letter's key, for the letters of both layouts. The unit is the width of a key. */
export const KEY_PLACES: ReadonlyMap<string, { readonly row: number; readonly x: number }> = new Map(
  ROWS.flatMap((keys, row) =>
    [...keys].flatMap((key, at) => {
      const place = { row, x: at + row * 0.4 }
      return [[key, place] as const, [toUkrainian.get(key) ?? key, place] as const]
    }),
  ),
)

/**
 * Reads text that was typed in the Latin layout as if it had been typed in the Ukrainian layout: `idtqrf` becomes
 * `швейка`.
 */
export function inUkrainianLayout(text: string): string {
  return swap(text, (key) => toUkrainian.get(SHIFTED[key] ?? key))
}

/**
 * Reads text that was typed in the Ukrainian layout as if it had been typed in the Latin layout: `ьшддштп` becomes
 * `milling`.
 */
export function inLatinLayout(text: string): string {
  return swap(text, (key) => RUSSIAN[key] ?? toLatin.get(key))
}

function swap(text: string, other: (key: string) => string | undefined): string {
  return [...text.toLowerCase()].map((key) => other(key) ?? key).join('')
}
