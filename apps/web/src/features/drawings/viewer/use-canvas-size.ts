import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns the size of an element in pixels of the page, and keeps it up to date. Undefined before it is known. */
export function useCanvasSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const read = () => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0 && height > 0) setSize({ width, height })
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
