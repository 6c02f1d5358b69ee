import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { ChevronDown } from './icons/icons.tsx'

export type DisclosureProps = ComponentProps<'details'> & { readonly summary: ReactNode }

/** A section that opens and closes. It uses the native `<details>` element, so it works without JavaScript. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={cx('group/disclosure', className)} {...rest}>
      <summary className="disclosure-summary">
        <span className="min-w-0">{summary}</span>
        <ChevronDown size={16} />
      </summary>
      {children}
    </details>
  )
}
