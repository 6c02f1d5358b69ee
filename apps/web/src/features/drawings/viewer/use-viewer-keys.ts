import { type RefObject, useEffect, useRef } from 'react'

export type ViewerKey =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'in'
  | 'out'
  | 'fit'
  | 'pick'
  | 'escape'
  | 'next'
  | 'previous'

/** Letters and signs are found by their place on the keyboard, because Ukrainian letters share the keys. */
const CODES: Readonly<Record<string, ViewerKey>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Equal: 'in',
  NumpadAdd: 'in',
  Minus: 'out',
  NumpadSubtract: 'out',
  KeyF: 'fit',
  Escape: 'escape',
  PageDown: 'next',
  PageUp: 'previous',
}

/**
 * Hears the keys of the whole dialog around `element`. Fields keep their keys, and buttons keep Enter and the space bar.
 * `handle` returns whether it has used the key.
 */
export function useViewerKeys(
  element: RefObject<HTMLElement | null>,
  handle: (key: ViewerKey, isShift: boolean) => boolean,
): void {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })

  useEffect(() => {
    const { current } = element
    const target = current?.closest('dialog') ?? current
    if (!target) return
    function handleKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const isPick = (event.key === 'Enter' || event.key === ' ') && event.target === current
      const key = isPick ? 'pick' : CODES[event.code || event.key]
      const isField = event.target instanceof HTMLElement && event.target.matches('input,select,textarea')
      if (!key || (isField && key !== 'escape')) return
      if (latest.current(key, event.shiftKey)) event.preventDefault()
    }
    target.addEventListener('keydown', handleKeyDown)
    return () => target.removeEventListener('keydown', handleKeyDown)
  }, [element])
}
