import type { ComponentProps, ReactNode } from 'react'

export type DisclosureProps = ComponentProps<'details'> & { readonly summary: ReactNode }

/** A section that opens and closes. It uses the native `<details>` element, so it works without JavaScript. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest}>
      <summary className="disclosure-summary">
        <span className="min-w-0">{summary}</span>
      </summary>
      {children}
    </details>
  )
}
