const MAX_WORDS = 10
/** Shorter words are not used as prefixes, because they match too many words. */
const SHORTEST_PREFIX = 3

/**
 * Builds an expression for `to_tsquery`. All words must match, and the last word also matches as a prefix. Returns null
 * when the text has no words. Only letters and digits are kept, so the text cannot inject query syntax.
 */
export function searchQuery(text: string): string | null {
  const words = text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    // Apostrophes and stress marks are removed without separating words, because stored texts have none.
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
