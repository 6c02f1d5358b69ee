import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { ChevronDown } from './icons/icons.tsx'

export type DisclosureProps = ComponentProps<'details'> & { readonly summary: ReactNode }

/** A section that opens and closes. It uses the native `<details>` element, so it works without JavaScript. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details className={cx('group/disclosure', className)} {...rest}>
      <summary className="flex min-h-10 items-center justify-between gap-3 rounded-4 py-2 font-medium hover:text-accent pointer-coarse:min-h-11">
        <span className="min-w-0">{summary}</span>
        <ChevronDown
          size={16}
          className="shrink-0 text-ink-soft transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
