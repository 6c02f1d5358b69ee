import { splitText } from '../words/split-text.ts'

/** Prepositions after which a title tells the purpose, the material, the place or the way of what is ordered. */
const BEFORE_DETAILS = new Set(
  'для під на з із зі від до в у по за без для при for with without of from in to by on'.split(' '),
)

/**
 * Returns where the details of a title begin: at the first preposition after another word. Returns infinity if the
 * title has no details.
 */
export function firstDetailStart(title: string): number {
  const words = splitText(title).filter(({ kind }) => kind === 'word')
  const found = words.find(({ text }, at) => at > 0 && BEFORE_DETAILS.has(text))
  return found?.start ?? Number.POSITIVE_INFINITY
}
