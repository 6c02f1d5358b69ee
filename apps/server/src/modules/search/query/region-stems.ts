import type { RegionEntry } from '../../directory/index.ts'
import { splitText } from '../words/split-text.ts'
import { wordStems } from '../words/word-stems.ts'

const remembered = new WeakMap<readonly RegionEntry[], ReadonlySet<string>>()

/**
 * Returns the stems and roots in the names of regions, such as those of «Львівська» and «Львів». Omits words that many
 * names share.
 */
export function regionStems(regions: readonly RegionEntry[]): ReadonlySet<string> {
  const known = remembered.get(regions)
  if (known) return known
  const counts = new Map<string, number>()
  for (const { name } of regions) {
    for (const { text } of splitText(`${name.uk} ${name.en}`)) {
      const { stems, root } = wordStems(text)
      for (const stem of root === null ? stems : [...stems, root])
        counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
  }
  // Drops the stem of «область» (oblast), which is in nearly all names. The stem of a place name is counted at most
  // four times: in Ukrainian and in English, each for a city and for its oblast.
  const stems = new Set([...counts].filter(([, n]) => n <= 4).map(([stem]) => stem))
  remembered.set(regions, stems)
  return stems
}
