import { useEffect, useRef } from 'react'

/** Moves the keyboard's place to the heading when a page turns into another one at the same address. */
export function useHeadingFocus(step: unknown): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [step])
}
