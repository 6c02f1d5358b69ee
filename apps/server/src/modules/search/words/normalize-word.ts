import { remembering } from './remembering.ts'

/** What may stand inside a word without being a letter of it: apostrophes, marks that are not seen, accents. */
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
 * A word as it is stored and compared: lower case, one form of each letter, without apostrophes, stress marks and what
 * is not seen; ґ is г, because half of the writers have no such key. Letters of the other alphabet that look alike are
 * taken for the ones that were meant.
 */
export const normalizeWord = remembering((word) => {
  const plain = word
    .toWellFormed()
    // Before the letters are composed: a stress mark must not become a part of one.
    .normalize('NFD')
    .replace(STRESS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(NO_LETTER, '')
    .replace(/[ыэёъ]/g, (letter) => RUSSIAN[letter] ?? letter)
    .replaceAll('ґ', 'г')
  return oneAlphabet(plain)
})

/** A word as it may be shown: lower case, without what is not seen, with one form of the apostrophe. */
export const plainSpelling = remembering((word) => {
  const plain = word.toWellFormed().normalize('NFD').replace(STRESS, '').normalize('NFKC').toLowerCase()
  return plain.replace(/['’ʼ‘`´ʹ′＇]/g, '’').replace(UNSEEN, '')
})

/** In a word of letters, Cyrillic wins over Latin twins; in a code with digits (М8, ст3), Latin over Cyrillic ones. */
function oneAlphabet(word: string): string {
  if (/^[а-яіїє]+\d|\d[а-яіїє]+$/.test(word)) {
    const latin = word.replace(/[а-яіїє]/g, (letter) => LATIN_TWINS[letter] ?? letter)
    return /[а-яіїє]/.test(latin) ? word : latin
  }
  if (!/[а-яіїє]/.test(word) || !/[a-z]/.test(word)) return word
  const cyrillic = word.replace(/[a-z]/g, (letter) => TWINS[letter] ?? letter)
  return /[a-z]/.test(cyrillic) ? word : cyrillic
}
