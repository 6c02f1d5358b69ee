import { englishRoot, englishStem } from './english-stem.ts'
import { memoize } from './memoize.ts'
import { ukrainianRoot, ukrainianStems } from './ukrainian-stem.ts'

/** Increase when stemming rules change; documents with another version are reindexed. */
export const STEM_VERSION = 1

export type WordStems = {
  /** The likeliest first; never empty. */
  readonly stems: readonly string[]
  /** The word's root, if it differs from the stems. */
  readonly root: string | null
}

/** Stems of a normalized Ukrainian or English word; codes and numbers are their own stem. */
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
