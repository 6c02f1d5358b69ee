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
 * Returns possible stems of the base word of a Ukrainian diminutive with this stem, such as «банк» for «баночк», or
 * «теплиц» for «тепличк». Most of the returned stems belong to no word, so the caller keeps only the stems that it
 * knows.
 */
export function baseForms(stem: string): readonly string[] {
  return ENDINGS.flatMap(([ending, base]) => {
    const found = stem.replace(ending, base)
    return found !== stem && found.length >= BASE_MIN ? [found] : []
  })
}
