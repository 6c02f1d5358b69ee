import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'

export type Fact = {
  readonly key: string
  readonly label: ReactNode
  readonly value: ReactNode
}

export type FactsTableProps = {
  readonly facts: readonly Fact[]
  readonly className?: string
  /** Shows labels above values, for columns too narrow for both. */
  readonly isNarrow?: boolean
}

export function FactsTable({ facts, className, isNarrow = false }: FactsTableProps) {
  return (
    <dl className={cx('grid', className)}>
      {facts.map((fact) => (
        <div
          key={fact.key}
          className={cx(
            'grid gap-x-4 border-b border-line py-2 last:border-b-0 print:py-1',
            !isNarrow &&
              'grid-cols-[minmax(min(8rem,45%),2fr)_3fr] sm:grid-cols-[minmax(8rem,1fr)_2fr] print:grid-cols-[1fr_2fr]',
          )}
        >
          <dt className={cx('min-w-0 text-ink-soft wrap-anywhere', isNarrow && 'text-13')}>{fact.label}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
