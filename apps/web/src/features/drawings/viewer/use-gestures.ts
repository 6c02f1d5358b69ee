import { type RefObject, useEffect, useRef } from 'react'

type Place = readonly [x: number, y: number]

export type Gestures = {
  /** One finger or the main button. */
  readonly drag: (dx: number, dy: number) => void
  /** Two fingers or the right button. */
  readonly move: (dx: number, dy: number) => void
  /** `at` is counted from the top left corner of the element. */
  readonly zoom: (factor: number, at: Place) => void
  /** A press without a drag. */
  readonly tap: (at: Place) => void
  /** A pointer without a button over the element. Undefined when it leaves. */
  readonly hover: (at: Place | undefined) => void
}

/** A press may move so far and still be no drag. */
const TAP_PX = 5
/** A step of a wheel is about 100. */
const ZOOM_PER_PIXEL = 0.0015

/** Turns pointers and the wheel into gestures. The page must not scroll under them, so the element takes all. */
export function useGestures(element: RefObject<HTMLElement | null>, gestures: Gestures): void {
  const latest = useRef(gestures)
  useEffect(() => {
    latest.current = gestures
  })

  useEffect(() => {
    const { current } = element
    if (!current) return
    const down = new Map<number, Place>()
    let way = 0
    let isSecond = false
    const placeOf = (event: MouseEvent): Place => {
      const { left, top } = current.getBoundingClientRect()
      return [event.clientX - left, event.clientY - top]
    }

    const handlers = {
      pointerdown(event: PointerEvent) {
        current.setPointerCapture(event.pointerId)
        if (down.size === 0) way = 0
        else way = Number.POSITIVE_INFINITY
        isSecond = event.button !== 0 || event.ctrlKey
        down.set(event.pointerId, placeOf(event))
      },
      pointermove(event: PointerEvent) {
        const place = placeOf(event)
        const before = down.get(event.pointerId)
        if (!before) {
          if (event.pointerType === 'mouse') latest.current.hover(place)
          return
        }
        const [dx, dy] = [place[0] - before[0], place[1] - before[1]]
        way += Math.hypot(dx, dy)
        const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
        down.set(event.pointerId, place)
        if (other) pinch(before, place, other)
        else if (isSecond || event.shiftKey) latest.current.move(dx, dy)
        else if (way > TAP_PX) latest.current.drag(dx, dy)
      },
      pointerup(event: PointerEvent) {
        if (down.delete(event.pointerId) && way <= TAP_PX && !isSecond) latest.current.tap(placeOf(event))
      },
      pointercancel(event: PointerEvent) {
        down.delete(event.pointerId)
      },
      pointerleave() {
        latest.current.hover(undefined)
      },
      contextmenu(event: Event) {
        event.preventDefault()
      },
      wheel(event: WheelEvent) {
        event.preventDefault()
        // Lines and pages are what some mice count in.
        const pixels = event.deltaY * ([1, 16, 400][event.deltaMode] ?? 1)
        latest.current.zoom(Math.exp(-pixels * ZOOM_PER_PIXEL), placeOf(event))
      },
    }

    /** Each finger moves in turn, so the middle of both moves by half of its way. */
    function pinch(before: Place, place: Place, other: Place) {
      latest.current.move((place[0] - before[0]) / 2, (place[1] - before[1]) / 2)
      const was = Math.hypot(before[0] - other[0], before[1] - other[1])
      const is = Math.hypot(place[0] - other[0], place[1] - other[1])
      if (was > 0 && is > 0)
        latest.current.zoom(is / was, [(place[0] + other[0]) / 2, (place[1] + other[1]) / 2])
    }

    const options = { passive: false }
    for (const [name, handler] of Object.entries(handlers))
      current.addEventListener(name, handler as (event: Event) => void, options)
    return () => {
      for (const [name, handler] of Object.entries(handlers))
        current.removeEventListener(name, handler as (event: Event) => void)
    }
  }, [element])
}
