import type { ReactNode } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'

export type PanelTitleProps = {
  readonly title: string
  /** Link to the list that contains this page's item. */
  readonly back?: { readonly to: string; readonly text: string }
  /** Text with the number of results. Screen readers announce the text when it changes. */
  readonly found?: string
  readonly children?: ReactNode
}

export function PanelTitle({ title, back, found, children }: PanelTitleProps) {
  return (
    <>
      {back && (
        <p className="text-13">
          <SiteLink to={back.to} className="text-link">
            {back.text}
          </SiteLink>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h1 className="min-w-0 text-26 wrap-anywhere">{title}</h1>
          {found !== undefined && (
            <p role="status" className="text-ink-soft">
              {found}
            </p>
          )}
        </div>
        {children && <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>}
      </div>
    </>
  )
}
