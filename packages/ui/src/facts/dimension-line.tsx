import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

export type DimensionLineProps = {
  /** The measured value, in the middle of the line. */
  readonly children?: ReactNode
  readonly className?: string
}

/** A line between two arrows, as on a drawing. Screen readers skip the line and read the value. */
export function DimensionLine({ children, className }: DimensionLineProps) {
  return (
    <span className={cx('flex min-w-8 flex-1 items-center text-line-strong', className)}>
      <Arrow />
      <Line />
      {children !== undefined && <span className="px-2 text-ink">{children}</span>}
      {children !== undefined && <Line />}
      <Arrow isEnd />
    </span>
  )
}

function Line() {
  return <span aria-hidden="true" className="h-px min-w-2 flex-1 bg-current" />
}

function Arrow({ isEnd = false }: { readonly isEnd?: boolean }) {
  return (
    <svg
      viewBox="0 0 8 6"
      aria-hidden="true"
      className={cx('h-1.5 w-2 shrink-0 fill-current', isEnd && 'rotate-180')}
    >
      <path d="M8 0 0 3l8 3z" />
    </svg>
  )
}
