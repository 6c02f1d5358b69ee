import { ChevronLeft, ChevronRight, X } from '@verstat/ui/icons'
import { Picture, type PictureSource } from '@verstat/ui/picture'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'

export type GalleryViewerProps = {
  readonly pictures: readonly PictureSource[]
  /** Index of the picture that is shown first, counted from 0. */
  readonly start: number
  readonly onClose: () => void
}

/**
 * Shows one picture at a time on the full screen. Arrow keys, Home, End, Escape and swipes work. The native dialog
 * keeps the focus inside and, when the viewer is closed, returns the focus to the page.
 */
export function GalleryViewer({ pictures, start, onClose }: GalleryViewerProps) {
  const { t } = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(start)
  const last = pictures.length - 1

  useLayoutEffect(() => {
    dialog.current?.showModal()
    const { current } = strip
    if (current) current.scrollLeft = start * current.clientWidth
  }, [start])

  function show(next: number) {
    const { current } = strip
    current?.scrollTo({ left: Math.min(Math.max(next, 0), last) * current.clientWidth, behavior: 'instant' })
  }

  function handleScroll() {
    const { current } = strip
    if (current) setAt(Math.round(current.scrollLeft / Math.max(1, current.clientWidth)))
  }

  function handleKeyDown(event: KeyboardEvent) {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('common.gallery.label')}
      onClose={onClose}
      onKeyDown={handleKeyDown}
      className="m-0 size-full max-h-none max-w-none bg-paper text-ink backdrop:bg-ink/60"
    >
      <div className="flex h-dvh flex-col">
        <div className="flex items-center justify-between gap-3 px-4 py-2">
          <p aria-live="polite" className="text-13 text-ink-soft">
            {t('common.gallery.position', { index: at + 1, total: pictures.length })}
          </p>
          <ViewerButton label={t('common.gallery.close')} onClick={() => dialog.current?.close()}>
            <X size={22} />
          </ViewerButton>
        </div>
        <ul
          ref={strip}
          onScroll={handleScroll}
          className="flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
        >
          {pictures.map((picture) => (
            <li key={picture.url} className="flex size-full shrink-0 snap-center items-center justify-center">
              <Picture
                picture={picture}
                sizes="100vw"
                fit="contain"
                className="size-full bg-transparent"
                ratio="auto"
              />
            </li>
          ))}
        </ul>
        <div className="flex min-h-14 items-center justify-between gap-3 px-4 py-2">
          <ViewerButton
            label={t('common.gallery.previous')}
            isDisabled={at === 0}
            onClick={() => show(at - 1)}
          >
            <ChevronLeft size={22} />
          </ViewerButton>
          <p className="min-w-0 text-center text-13">{pictures[at]?.alt}</p>
          <ViewerButton
            label={t('common.gallery.next')}
            isDisabled={at === last}
            onClick={() => show(at + 1)}
          >
            <ChevronRight size={22} />
          </ViewerButton>
        </div>
      </div>
    </dialog>
  )
}

function ViewerButton({
  label,
  isDisabled = false,
  onClick,
  children,
}: {
  readonly label: string
  readonly isDisabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // A `disabled` button would lose the keyboard focus, so the button at the end of the gallery is only
      // `aria-disabled`.
      aria-disabled={isDisabled}
      onClick={onClick}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-8 border border-line-strong bg-surface hover:bg-well aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
