import { useEffect, useRef } from 'react'

/** Focuses the heading when `step` changes, because the content then changes without a navigation. */
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
