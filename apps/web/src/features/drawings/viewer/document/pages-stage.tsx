import { ChevronLeft, ChevronRight } from '@verstat/ui/icons'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type ReactNode, useRef, useState } from 'react'
import { usePage } from '../../../../lib/use-page.ts'
import { useCanvasSize } from '../use-canvas-size.ts'
import { useViewerKeys } from '../use-viewer-keys.ts'
import type { ViewedFile } from '../viewed-file.ts'
import { ViewerFrame } from '../viewer-frame.tsx'
import { ToolButton, ToolRow, ZOOM_STEP, ZoomTools } from '../viewer-tools.tsx'
import { usePageCanvas } from './use-page-canvas.ts'

export type PagesStageProps = {
  readonly file: ViewedFile
  readonly document: PDFDocumentProxy
  readonly facts: ReactNode
}

/** A page is at most eight times as wide as the screen. */
const ZOOM_MAX = 8
const SCROLL_STEP = 80

export function PagesStage({ file, document, facts }: PagesStageProps) {
  const { t } = usePage()
  const stage = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useCanvasSize(stage)
  const [number, setNumber] = useState(1)
  const [zoom, setZoom] = useState(1)
  const total = document.numPages
  const { text, isBroken } = usePageCanvas(canvas, document, { number, zoom, size })

  const show = (next: number) => {
    const page = Math.max(1, Math.min(total, next))
    if (page === number) return
    setNumber(page)
    stage.current?.scrollTo(0, 0)
  }
  const enlarge = (factor: number) =>
    setZoom((present) => Math.max(0.25, Math.min(ZOOM_MAX, present * factor)))
  const scroll = (dx: number, dy: number) =>
    stage.current?.scrollBy({ left: SCROLL_STEP * dx, top: SCROLL_STEP * dy, behavior: 'instant' })

  useViewerKeys(stage, (key) => {
    switch (key) {
      case 'next':
        show(number + 1)
        return true
      case 'previous':
        show(number - 1)
        return true
      case 'in':
      case 'out':
        enlarge(key === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP)
        return true
      case 'fit':
        setZoom(1)
        return true
      case 'up':
      case 'down':
        scroll(0, key === 'down' ? 1 : -1)
        return true
      // A page that fits needs no scrolling, so these arrows turn pages then.
      case 'left':
      case 'right':
        if (zoom > 1) scroll(key === 'right' ? 1 : -1, 0)
        else show(number + (key === 'right' ? 1 : -1))
        return true
      default:
        return false
    }
  })

  const position = t('drawings.view.page', { n: number, total })
  return (
    <ViewerFrame
      facts={facts}
      stage={
        <section
          ref={stage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
          tabIndex={0}
          aria-label={file.name}
          className="absolute inset-0 overflow-auto bg-well p-3 outline-offset-[-3px]"
        >
          <canvas
            ref={canvas}
            role="img"
            aria-label={position}
            className="mx-auto block border border-line bg-scan-paper"
          />
          <p className="sr-only">{text}</p>
          {isBroken && <p className="p-3 text-center text-ink-soft">{t('drawings.view.failed')}</p>}
        </section>
      }
      tools={
        <>
          <ToolRow label={t('drawings.view.pages')}>
            <ToolButton label={t('drawings.view.previousPage')} onPress={() => show(number - 1)}>
              <ChevronLeft size={18} />
            </ToolButton>
            <span role="status" className="min-w-28 text-center text-15">
              {position}
            </span>
            <ToolButton label={t('drawings.view.nextPage')} onPress={() => show(number + 1)}>
              <ChevronRight size={18} />
            </ToolButton>
          </ToolRow>
          <ZoomTools onZoom={enlarge} onFit={() => setZoom(1)} fitLabel={t('drawings.view.fitWidth')} />
          <p className="text-13 text-ink-soft max-lg:sr-only">{t('drawings.view.pageKeys')}</p>
        </>
      }
    />
  )
}
