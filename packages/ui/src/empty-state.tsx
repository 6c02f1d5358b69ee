import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

export type EmptyStateProps = {
  readonly icon?: ReactNode
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Links or a form that offer the next step. */
  readonly children?: ReactNode
  readonly className?: string
}

export function EmptyState({ icon, title, text, children, className }: EmptyStateProps) {
  return (
    <div className={cx('rounded-12 border border-dashed border-line-strong px-6 py-10', className)}>
      {icon && <div className="mb-3 text-ink-soft">{icon}</div>}
      <h2 className="text-20">{title}</h2>
      {text && <p className="mt-1 max-w-measure text-ink-soft">{text}</p>}
      {children && <div className="mt-5 flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}
