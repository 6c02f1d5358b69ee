import { memoize } from './memoize.ts'

/** Characters inside a word that are not letters: apostrophes, invisible characters, accents. */
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
 * Normalizes a word for storage and comparison: lower case, without apostrophes, stress marks and invisible
 * characters; ґ becomes г, because many keyboards lack it. Lookalike letters of the other alphabet are replaced by
 * the intended ones.
 */
export const normalizeWord = memoize((word) => {
  const plain = word
    .toWellFormed()
    // Before composing, so that a stress mark does not become part of a letter.
    .normalize('NFD')
    .replace(STRESS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(NO_LETTER, '')
    .replace(/[ыэёъ]/g, (letter) => RUSSIAN[letter] ?? letter)
    .replaceAll('ґ', 'г')
  return oneAlphabet(plain)
})

/** A displayable spelling: lower case, without invisible characters, with a uniform apostrophe. */
export const plainSpelling = memoize((word) => {
  const plain = word.toWellFormed().normalize('NFD').replace(STRESS, '').normalize('NFKC').toLowerCase()
  return plain.replace(/['’ʼ‘`´ʹ′＇]/g, '’').replace(UNSEEN, '')
})

/** Mixed words become Cyrillic; codes with digits (М8, ст3) become Latin. */
function oneAlphabet(word: string): string {
  if (/^[а-яіїє]+\d|\d[а-яіїє]+$/.test(word)) {
    const latin = word.replace(/[а-яіїє]/g, (letter) => LATIN_TWINS[letter] ?? letter)
    return /[а-яіїє]/.test(latin) ? word : latin
  }
  if (!/[а-яіїє]/.test(word) || !/[a-z]/.test(word)) return word
  const cyrillic = word.replace(/[a-z]/g, (letter) => TWINS[letter] ?? letter)
  return /[a-z]/.test(cyrillic) ? word : cyrillic
}
