import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

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
    <section id={id} popover="auto" aria-labelledby={titleId} className={cx('sheet', className)}>
      <div className="sheet-head">
        <h2 id={titleId} className="text-17">
          {title}
        </h2>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={closeLabel} />
      </div>
      {children}
    </section>
  )
}
