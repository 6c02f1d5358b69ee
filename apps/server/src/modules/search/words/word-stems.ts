import { englishRoot, englishStem } from './english-stem.ts'
import { remembering } from './remembering.ts'
import { ukrainianRoot, ukrainianStems } from './ukrainian-stem.ts'

/** Raise it when any rule of stemming changes: what is stored with another number is made anew. */
export const STEM_VERSION = 1

export type WordStems = {
  /** The likeliest first; never empty. */
  readonly stems: readonly string[]
  /** What it is made from, where that is another thing than its stem. */
  readonly root: string | null
}

/** The stems of a normalized word of either language; a code or a number is its own. */
export const wordStems = remembering(findStems)

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
