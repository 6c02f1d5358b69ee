import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Who is nearer to the end than this many pixels follows what comes. */
const NEAR_END = 80
/** What the box scrolls to has this much of what is before it above. */
const ABOVE = 48

export type ThreadScroll = {
  readonly isAtEnd: boolean
  /** Scrolls to the end as soon as what is added now is there. */
  readonly goToEnd: () => void
  /** Scrolls to an element, or to the end if nothing more is below it. */
  readonly goTo: (element: Element) => void
}

/**
 * Opens at the first unread message, or at the end, and stays at the end if it is there when something comes. The box
 * lays its content out from its end, so `scrollTop` is 0 there and negative above.
 */
export function useScroll(box: RefObject<HTMLElement | null>, count: number): ThreadScroll {
  const [isAtEnd, setAtEnd] = useState(true)
  const follows = useRef(true)

  useEffect(() => {
    const { current } = box
    if (!current) return
    const mark = current.querySelector('#unread')
    if (mark) scrollTo(current, mark)
    const watch = () => {
      follows.current = current.scrollTop > -NEAR_END
      setAtEnd(follows.current)
    }
    watch()
    current.addEventListener('scroll', watch, { passive: true })
    return () => current.removeEventListener('scroll', watch)
  }, [box])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about what was added.
  useLayoutEffect(() => {
    if (box.current && follows.current) box.current.scrollTop = 0
  }, [box, count])

  return {
    isAtEnd,
    goToEnd() {
      follows.current = true
    },
    goTo(element) {
      if (box.current) scrollTo(box.current, element)
    },
  }
}

function scrollTo(box: HTMLElement, element: Element): void {
  box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE
}
