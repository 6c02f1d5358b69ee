import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

export type TitleBlockCell = {
  readonly key: string
  readonly label: ReactNode
  readonly value: ReactNode
  /** A second, smaller line. */
  readonly note?: ReactNode
  /** A `full` cell takes a whole row. A `wide` cell is as wide as its value needs. Cells without `width` share rows. */
  readonly width?: 'full' | 'wide'
}

export type TitleBlockProps = { readonly cells: readonly TitleBlockCell[]; readonly className?: string }

/**
 * Facts as in the title block of a drawing: a frame of labelled cells. Cells grow, so that no row has an empty place.
 */
export function TitleBlock({ cells, className }: TitleBlockProps) {
  return (
    <div className={cx('overflow-hidden border border-line-strong bg-surface', className)}>
      {/* Each cell draws its lines to the right and below. The negative margins hide those at the frame. */}
      <dl className="-me-px -mb-px flex flex-wrap">
        {cells.map(({ key, label, value, note, width }) => (
          <div
            key={key}
            className={cx(
              'min-w-0 grow border-e border-b border-line px-3 py-2',
              width ? BASIS[width] : 'basis-36',
            )}
          >
            <dt className="text-13 text-ink-soft">{label}</dt>
            <dd className="font-medium wrap-anywhere">
              {value}
              {note !== undefined && <span className="block text-13 font-regular text-ink-soft">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const BASIS = {
  full: 'basis-full',
  wide: 'shrink-0 max-w-full basis-auto',
} as const
