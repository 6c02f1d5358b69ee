import { isEmptyWord } from '../words/plain-words.ts'
import { splitText } from '../words/split-text.ts'
import { wordStems } from '../words/word-stems.ts'
import type { QueryWord } from './planned-query.ts'

const MOST_WORDS = 10

/** Tokenizes a query without stop words, unless it has nothing else. */
export function readWords(text: string): readonly QueryWord[] {
  const words = splitText(text).map((token): QueryWord => {
    const { stems, root } =
      token.kind === 'word' ? wordStems(token.text) : { stems: [token.text], root: null }
    return { ...token, typed: text.slice(token.start, token.end), stems, root }
  })
  const telling = words.filter((word) => word.kind !== 'word' || !isEmptyWord(word.text))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}
