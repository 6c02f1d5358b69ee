import { memoize } from '../../../platform/process/memoize.ts'
import { englishRoot, englishStem } from './english-stem.ts'
import { ukrainianRoot, ukrainianStems } from './ukrainian-stem.ts'

/**
 * Version of the stemming rules. Increase the version when the rules change, because documents with another version are
 * then indexed again.
 */
export const STEM_VERSION = 1

export type WordStems = {
  /** Possible stems of the word. The likeliest comes first. The list is never empty. */
  readonly stems: readonly string[]
  /** The root of the word. Null if the root is also one of the stems. */
  readonly root: string | null
}

/** Returns the stems of a normalized Ukrainian or English word. A code or number is its own stem. */
export const wordStems = memoize(findStems)

function findStems(word: string): WordStems {
  if (/^[а-яіїє]+$/.test(word)) {
    const stems = ukrainianStems(word)
    return withRoot(stems, ukrainianRoot(stems[0] ?? word))
  }
  if (/^[a-z]+$/.test(word)) {
    const stem = englishStem(word)
    return withRoot([stem], englishRoot(stem))
  }
  return { stems: [word], root: null }
}

function withRoot(stems: readonly string[], root: string): WordStems {
  return { stems, root: stems.includes(root) ? null : root }
}
