import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { X } from './icons/icons.tsx'

export type SheetProps = {
  /** A button with `popoverTarget={id}` opens the sheet. */
  readonly id: string
  readonly title: ReactNode
  readonly closeLabel: string
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Shows a bottom sheet on narrow screens. On wide screens the content is part of the page. The sheet is a popover, so
 * it needs no JavaScript.
 */
export function Sheet({ id, title, closeLabel, className, children }: SheetProps) {
  const titleId = `${id}-title`
  return (
    <section
      id={id}
      popover="auto"
      aria-labelledby={titleId}
      className={cx(
        'bg-transparent lg:static lg:block lg:w-auto lg:overflow-visible',
        'max-lg:inset-x-0 max-lg:top-auto max-lg:bottom-0 max-lg:m-0 max-lg:max-h-[85dvh] max-lg:w-full max-lg:max-w-none max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:rounded-t-12 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pb-6 max-lg:shadow-floating max-lg:backdrop:bg-scrim',
        className,
      )}
    >
      <div className="sticky top-0 z-1 flex items-center justify-between bg-surface py-2 lg:hidden">
        <h2 id={titleId} className="text-17">
          {title}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          className="inline-flex size-11 items-center justify-center rounded-8 hover:bg-well"
        >
          <X size={20} />
        </button>
      </div>
      {children}
    </section>
  )
}
