import type { ReactNode } from 'react'

/**
 * Marks the visitor's query inside a sentence, because the language and the text direction of the query are unknown.
 */
export function asTyped(words: ReactNode): ReactNode {
  return (
    <bdi key="typed" lang="">
      {words}
    </bdi>
  )
}
