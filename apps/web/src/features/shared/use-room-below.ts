import { type RefObject, useEffect, useRef } from 'react'

/** What stays free under the box, px. */
const GAP = 8
/** Of three options, px: with less room the page is scrolled instead. */
const LEAST = 140

/** Keeps an open box above the end of what is seen, which a keyboard on the screen moves up. */
export function useRoomBelow(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = box
    const { visualViewport: seen } = window
    if (!isOpen || !element || !seen) return undefined
    const fit = () => {
      const room = seen.offsetTop + seen.height - element.getBoundingClientRect().top - GAP
      element.style.maxHeight = `min(60dvh, ${Math.max(LEAST, Math.floor(room))}px)`
      return room
    }
    if (fit() < LEAST) element.scrollIntoView({ block: 'nearest' })
    seen.addEventListener('resize', fit)
    seen.addEventListener('scroll', fit)
    return () => {
      seen.removeEventListener('resize', fit)
      seen.removeEventListener('scroll', fit)
    }
  }, [isOpen])
  return box
}
