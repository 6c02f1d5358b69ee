const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`\\"
const UKRAINIAN = "йцукенгшщзхїфівапролджєячсмитьбю'ґ"
/** Where the Russian layout has other letters on the same keys. */
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

/** Where the key of a letter of either layout is: its row, and how far to the right, in widths of a key. */
export const KEY_PLACES: ReadonlyMap<string, { readonly row: number; readonly x: number }> = new Map(
  ROWS.flatMap((keys, row) =>
    [...keys].flatMap((key, at) => {
      const place = { row, x: at + row * 0.4 }
      return [[key, place] as const, [toUkrainian.get(key) ?? key, place] as const]
    }),
  ),
)

/** The same keys on a Ukrainian keyboard: `idtqrf` → швейка. */
export function inUkrainianLayout(text: string): string {
  return swap(text, (key) => toUkrainian.get(SHIFTED[key] ?? key))
}

/** The same keys on a Latin keyboard: `ьшддштп` → milling. */
export function inLatinLayout(text: string): string {
  return swap(text, (key) => RUSSIAN[key] ?? toLatin.get(key))
}

function swap(text: string, other: (key: string) => string | undefined): string {
  return [...text.toLowerCase()].map((key) => other(key) ?? key).join('')
}
