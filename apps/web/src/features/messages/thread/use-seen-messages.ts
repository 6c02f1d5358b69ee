import type { Message } from '@verstat/contract'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** The attribute of the end of each row, which holds the id of the message. */
export const END = 'data-end'

/**
 * Returns the id of the last message whose end the person has had before their eyes, in a visible tab. At first it is
 * the last one that was known when the page was opened.
 */
export function useSeenMessages(
  box: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  known: string | undefined,
): string | undefined {
  const [seenId, setSeenId] = useState(known)
  const [inView] = useState(() => new Set<string>())

  const look = useEffectEvent(() => {
    if (document.hidden) return
    const place = messages.findLastIndex(({ id }) => inView.has(id))
    if (place > messages.findIndex(({ id }) => id === seenId)) setSeenId(messages[place]?.id)
  })

  const lastId = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with the messages.
  useEffect(() => {
    const { current } = box
    if (!current) return
    // What the box or the window cuts off does not intersect.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute(END) ?? ''
          if (isIntersecting) inView.add(id)
          else inView.delete(id)
        }
        look()
      },
      { threshold: 0.5 },
    )
    for (const end of current.querySelectorAll(`[${END}]`)) observer.observe(end)
    return () => observer.disconnect()
  }, [box, inView, lastId, messages.length])

  useEffect(() => {
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return seenId
}
