import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { X } from './icons/icons.tsx'

export type ChipProps = ComponentProps<'a'> & {
  readonly href: string
  /** What the link does: it chooses this value, or removes it. For `remove` the chip shows a cross. */
  readonly action?: 'choose' | 'remove'
  readonly selected?: boolean
}

/** Shows a filter value as a link. With `remove`, pass an `aria-label` that names the removed value. */
export function Chip({ action = 'choose', selected = false, className, children, ...rest }: ChipProps) {
  return (
    <a
      className={cx(
        'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border px-3 py-1 text-13 font-medium no-underline transition-colors pointer-coarse:min-h-11 print:hidden',
        selected || action === 'remove'
          ? 'border-accent bg-accent-soft text-accent hover:border-accent-strong'
          : 'border-line bg-surface text-ink hover:border-line-strong hover:bg-well',
        className,
      )}
      aria-current={selected ? 'true' : undefined}
      {...rest}
    >
      <span className="min-w-0 truncate">{children}</span>
      {action === 'remove' && <X size={14} className="shrink-0" />}
    </a>
  )
}
