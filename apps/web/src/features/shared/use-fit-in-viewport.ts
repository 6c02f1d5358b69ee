import { type RefObject, useEffect, useRef } from 'react'

/** Free space below the box, in px. */
const GAP = 8
/** Height of three options, in px. With less space the page scrolls instead. */
const HEIGHT_MIN = 140

/** Limits an open box to the visible area, which an on-screen keyboard makes smaller. */
export function useFitInViewport(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = box
    const { visualViewport: seen } = window
    if (!isOpen || !element || !seen) return undefined
    const fit = () => {
      const space = seen.offsetTop + seen.height - element.getBoundingClientRect().top - GAP
      element.style.maxHeight = `min(60dvh, ${Math.max(HEIGHT_MIN, Math.floor(space))}px)`
      return space
    }
    if (fit() < HEIGHT_MIN) element.scrollIntoView({ block: 'nearest' })
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
    }
  }, [isOpen])
  return box
}
