import type { ReactNode } from 'react'

/** Marks the visitor's query inside a sentence: its language and direction are unknown. */
export function asTyped(words: ReactNode): ReactNode {
  return (
    <bdi key="typed" lang="">
      {words}
    </bdi>
  )
}
