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
}

export function FactsTable({ facts, className }: FactsTableProps) {
  return (
    <dl className={cx('grid', className)}>
      {facts.map((fact) => (
        <div
          key={fact.key}
          className="grid grid-cols-[minmax(min(8rem,45%),2fr)_3fr] gap-x-4 border-b border-line py-2 last:border-b-0 sm:grid-cols-[minmax(8rem,1fr)_2fr] print:grid-cols-[1fr_2fr] print:py-1"
        >
          <dt className="min-w-0 text-ink-soft wrap-anywhere">{fact.label}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
