import type { ReactNode } from 'react'

export type GuestCardProps = {
  readonly heading: string
  /** Icon that shows at a glance whether the action has succeeded. */
  readonly icon?: ReactNode
  readonly text?: ReactNode
  readonly children?: ReactNode
  readonly aside?: ReactNode
}

export function GuestCard({ heading, icon, text, children, aside }: GuestCardProps) {
  return (
    <div className="mx-auto w-full max-w-card sm:pt-6">
      <div className="overflow-hidden rounded-12 border border-line bg-surface shadow-raised">
        <div className="ruler opacity-50" aria-hidden="true" />
        <div className="px-5 pt-5 pb-7 sm:px-8 sm:pt-6 sm:pb-8">
          {icon && <div className="mb-3">{icon}</div>}
          <h1 className="text-26">{heading}</h1>
          {text && <p className="mt-2 text-ink-soft">{text}</p>}
          {children && <div className="mt-6">{children}</div>}
        </div>
      </div>
      {aside && <div className="mt-5 px-5 sm:px-8">{aside}</div>}
    </div>
  )
}
