import { splitText } from '../words/split-text.ts'
import { isStopWord } from '../words/stop-words.ts'
import { wordStems } from '../words/word-stems.ts'

/** A phrase is stored as the likeliest stem of each of its words. */
export type Phrase = readonly string[]

export type SynonymIndex = {
  /**
   * Finds the longest known phrase that starts at `index`, and its synonyms. Returns null if no known phrase starts
   * there.
   */
  readonly at: (
    words: readonly { readonly stems: readonly string[] }[],
    index: number,
  ) => { readonly length: number; readonly phrases: readonly Phrase[] } | null
  /**
   * Returns whether the stem occurs in any phrase. A word with such a stem is not a typo, even if no listing contains
   * the word.
   */
  readonly holds: (stem: string) => boolean
}

export function indexSynonyms(groups: readonly (readonly string[])[]): SynonymIndex {
  const stems = new Set<string>()
  const byFirst = new Map<string, { phrase: Phrase; others: readonly Phrase[] }[]>()
  for (const group of groups) {
    const phrases = group.map(phraseOf).filter((phrase) => phrase.length > 0)
    for (const phrase of phrases) {
      for (const stem of phrase) stems.add(stem)
      const others = phrases.filter((other) => other !== phrase)
      const [first = ''] = phrase
      const entries = byFirst.get(first) ?? []
      entries.push({ phrase, others })
      byFirst.set(first, entries)
    }
  }
  return {
    holds: (stem) => stems.has(stem),
    at(words, index) {
      const entries = (words[index]?.stems ?? []).flatMap((stem) => byFirst.get(stem) ?? [])
      const matching = entries.filter(({ phrase }) =>
        phrase.every((stem, at) => words[index + at]?.stems.includes(stem)),
      )
      const length = Math.max(0, ...matching.map(({ phrase }) => phrase.length))
      if (length === 0) return null
      const phrases = matching
        .filter(({ phrase }) => phrase.length === length)
        .flatMap(({ others }) => others)
      return { length, phrases }
    },
  }
}

/** Omits stop words, because queries omit them too. */
function phraseOf(text: string): Phrase {
  return splitText(text)
    .filter(({ kind, text: word }) => kind !== 'word' || !isStopWord(word))
    .map((token) => (token.kind === 'word' ? (wordStems(token.text).stems[0] ?? token.text) : token.text))
}
