import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type RefObject, useEffect, useState } from 'react'

export type ShownPage = {
  readonly number: number
  /** 1 shows the whole width of the page. */
  readonly zoom: number
  readonly size: { readonly width: number; readonly height: number } | undefined
}

/** Space around the page and for a scrollbar. */
const MARGIN = 40
/** Browsers give no larger canvases on phones. A larger page is drawn with fewer pixels. */
const PIXELS_MAX = 16_000_000

/** Draws a page into a canvas. Returns its text, which screen readers read instead. */
export function usePageCanvas(
  canvas: RefObject<HTMLCanvasElement | null>,
  document: PDFDocumentProxy,
  { number, zoom, size }: ShownPage,
) {
  const [shown, setShown] = useState({ text: '', isBroken: false })
  const width = size?.width

  useEffect(() => {
    if (width === undefined) return
    let task: { cancel: () => void } | undefined
    let isOver = false
    async function draw(room: number) {
      const page = await document.getPage(number)
      const { current } = canvas
      if (isOver || !current) return
      const whole = page.getViewport({ scale: 1 })
      const scale = (zoom * Math.max(100, room - MARGIN)) / whole.width
      const pixels = whole.width * whole.height * scale * scale
      const ratio = Math.min(devicePixelRatio, 2, Math.sqrt(PIXELS_MAX / pixels))
      const viewport = page.getViewport({ scale: scale * ratio })
      current.width = Math.floor(viewport.width)
      current.height = Math.floor(viewport.height)
      current.style.width = `${Math.floor(whole.width * scale)}px`
      const rendering = page.render({ canvas: current, viewport })
      task = rendering
      const { items } = await page.getTextContent()
      if (isOver) return
      setShown({ text: items.map((item) => ('str' in item ? item.str : '')).join(' '), isBroken: false })
      await rendering.promise
    }
    draw(width).catch(() => {
      // A page that was left before it was drawn is no fault.
      if (!isOver) setShown({ text: '', isBroken: true })
    })
    return () => {
      isOver = true
      task?.cancel()
    }
  }, [canvas, document, number, zoom, width])
  return shown
}
