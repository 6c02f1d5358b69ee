const MAX_WORDS = 10
/** Shorter prefixes match too many words. */
const SHORTEST_PREFIX = 3

/**
 * Builds a `to_tsquery` expression: all words must match, the last one also as a prefix. Null when the text has no
 * words. Only letters and digits pass, so the text cannot inject query syntax.
 */
export function searchQuery(text: string): string | null {
  const words = text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    // Apostrophes and stress marks do not separate words; stored texts have none.
    .replaceAll(/['’ʼ‘`´]|\u0301/g, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, MAX_WORDS)
  if (!words) return null
  return words
    .map((word, index) => {
      const isBegun = index === words.length - 1 && word.length >= SHORTEST_PREFIX
      return `'${word}'${isBegun ? ':*' : ''}`
    })
    .join(' & ')
}
