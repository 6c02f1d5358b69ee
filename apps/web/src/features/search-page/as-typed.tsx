import type { ReactNode } from 'react'

/** A visitor's own words inside a sentence of the page: nobody knows their language or direction. */
export function asTyped(words: ReactNode): ReactNode {
  return (
    <bdi key="typed" lang="">
      {words}
    </bdi>
  )
}
