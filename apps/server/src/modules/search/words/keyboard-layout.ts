const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`\\"
const UKRAINIAN = "йцукенгшщзхїфівапролджєячсмитьбю'ґ"
/** Keys on which the Russian layout has a different letter. */
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

/** Row and column of each letter's key in both layouts, in key widths. */
export const KEY_PLACES: ReadonlyMap<string, { readonly row: number; readonly x: number }> = new Map(
  ROWS.flatMap((keys, row) =>
    [...keys].flatMap((key, at) => {
      const place = { row, x: at + row * 0.4 }
      return [[key, place] as const, [toUkrainian.get(key) ?? key, place] as const]
    }),
  ),
)

/** Reads text typed in the Latin layout as if in the Ukrainian one: `idtqrf` → швейка. */
export function inUkrainianLayout(text: string): string {
  return swap(text, (key) => toUkrainian.get(SHIFTED[key] ?? key))
}

/** Reads text typed in the Ukrainian layout as if in the Latin one: `ьшддштп` → milling. */
export function inLatinLayout(text: string): string {
  return swap(text, (key) => RUSSIAN[key] ?? toLatin.get(key))
}

function swap(text: string, other: (key: string) => string | undefined): string {
  return [...text.toLowerCase()].map((key) => other(key) ?? key).join('')
}
