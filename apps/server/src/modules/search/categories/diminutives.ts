/** Endings of the stems of Ukrainian diminutives, and the endings of the words from which they are made. */
const ENDINGS: readonly (readonly [ending: RegExp, base: string])[] = [
  [/[ое]чк$/, 'к'],
  [/[ое]?чк$/, 'ц'],
  [/ич?к$/, 'иц'],
  [/шк$/, 'х'],
  [/чик$/, ''],
  [/ик$/, ''],
  [/[ое]к$/, ''],
]
const BASE_MIN = 3

/**
 * Returns the stems of words of which the word with this stem may be a diminutive, such as «баночк» → «банк» or
 * «тепличк» → «теплиц». Most of them are not words, so the caller keeps those that it knows.
 */
export function baseForms(stem: string): readonly string[] {
  return ENDINGS.flatMap(([ending, base]) => {
    const found = stem.replace(ending, base)
    return found !== stem && found.length >= BASE_MIN ? [found] : []
  })
}
