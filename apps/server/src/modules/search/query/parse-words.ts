import { splitText } from '../words/split-text.ts'
import { isStopWord } from '../words/stop-words.ts'
import { wordStems } from '../words/word-stems.ts'
import type { QueryWord } from './planned-query.ts'

const MAX_WORDS = 10

/** Splits a query into words without stop words. Keeps the stop words if the query has no other words. */
export function parseWords(text: string): readonly QueryWord[] {
  const words = splitText(text).map((token): QueryWord => {
    const { stems, root } =
      token.kind === 'word' ? wordStems(token.text) : { stems: [token.text], root: null }
    return { ...token, typed: text.slice(token.start, token.end), stems, root }
  })
  const telling = words.filter((word) => word.kind !== 'word' || !isStopWord(word.text))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}
