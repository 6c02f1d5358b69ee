import type { ReactNode } from 'react'

export type PanelTitleProps = {
  readonly title: string
  /** Number of results; announced by screen readers when it changes. */
  readonly found?: string
  /** Actions of the page. */
  readonly children?: ReactNode
}

export function PanelTitle({ title, found, children }: PanelTitleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
        <h1 className="min-w-0 text-26 wrap-anywhere">{title}</h1>
        {found !== undefined && (
          <p role="status" className="text-ink-soft">
            {found}
          </p>
        )}
      </div>
      {children}
    </div>
  )
}
