import { memoize } from '../../../platform/process/memoize.ts'

/** Characters that may occur inside a word but are not letters: apostrophes, accents and invisible characters. */
export const INSIDE_WORD = "'’ʼ‘`´ʹ′＇\\p{M}\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF"

const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g
const NO_LETTER = new RegExp(`[${INSIDE_WORD}]`, 'gu')
const STRESS = /[\u0300-\u0305\u0307\u0309-\u036f]/g
const RUSSIAN: Readonly<Record<string, string>> = { ы: 'и', э: 'е', ё: 'е', ъ: '' }
const TWINS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}
const LATIN_TWINS = Object.fromEntries(Object.entries(TWINS).map(([latin, letter]) => [letter, latin]))

/**
 * Normalizes a word for storage and comparison. The result is in lower case and has no apostrophes, stress marks or
 * invisible characters. The letter ґ becomes г, because many keyboards lack ґ. Look-alike letters of the other alphabet
 * are replaced, such as a Latin `a` in a Ukrainian word.
 */
export const normalizeWord = memoize((word) => {
  const plain = word
    .toWellFormed()
    // Stress marks are removed before the letters are composed, because otherwise they would become parts of letters.
    .normalize('NFD')
    .replace(STRESS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(NO_LETTER, '')
    .replace(/[ыэёъ]/g, (letter) => RUSSIAN[letter] ?? letter)
    .replaceAll('ґ', 'г')
  return oneAlphabet(plain)
})

/**
 * Returns the spelling of a word for display: in lower case, without invisible characters and with a uniform
 * apostrophe.
 */
export const plainSpelling = memoize((word) => {
  const plain = word.toWellFormed().normalize('NFD').replace(STRESS, '').normalize('NFKC').toLowerCase()
  return plain.replace(/['’ʼ‘`´ʹ′＇]/g, '’').replace(UNSEEN, '')
})

/** Words with letters of both alphabets become Cyrillic. Codes with digits, such as М8 and ст3, become Latin. */
function oneAlphabet(word: string): string {
  if (/^[а-яіїє]+\d|\d[а-яіїє]+$/.test(word)) {
    const latin = word.replace(/[а-яіїє]/g, (letter) => LATIN_TWINS[letter] ?? letter)
    return /[а-яіїє]/.test(latin) ? word : latin
  }
  if (!/[а-яіїє]/.test(word) || !/[a-z]/.test(word)) return word
  const cyrillic = word.replace(/[a-z]/g, (letter) => TWINS[letter] ?? letter)
  return /[a-z]/.test(cyrillic) ? word : cyrillic
}
