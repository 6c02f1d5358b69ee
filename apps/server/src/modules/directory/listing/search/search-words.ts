const MOST_WORDS = 10
/** Shorter beginnings match too many words to be worth completing. */
const SHORTEST_PREFIX = 3

/**
 * The query of a full-text search, or null when the text holds no word: every word must be found, the last one
 * may be only begun. Only letters and digits pass, so the text cannot become syntax.
 */
export function searchQuery(text: string): string | null {
  const words = text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    // Apostrophes and stress marks do not part a word; the stored text is without apostrophes as well.
    .replaceAll(/['’ʼ‘`´]|\u0301/g, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, MOST_WORDS)
  if (!words) return null
  return words
    .map((word, index) => {
      const isBegun = index === words.length - 1 && word.length >= SHORTEST_PREFIX
      return `'${word}'${isBegun ? ':*' : ''}`
    })
    .join(' & ')
}
