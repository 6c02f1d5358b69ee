import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

export type BadgeTone = 'neutral' | 'accent' | 'promoted' | 'good' | 'warn' | 'bad'
export type BadgeProps = ComponentProps<'span'> & { readonly tone?: BadgeTone }

/** Shows a short status. The tone `promoted` is for paid placement only. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-4 border px-1.5 text-13 font-medium whitespace-nowrap',
        TONE[tone],
        className,
      )}
      {...rest}
    />
  )
}

const TONE: Record<BadgeTone, string> = {
  neutral: 'border-line bg-well text-ink-soft',
  accent: 'border-transparent bg-accent-soft text-accent',
  promoted: 'border-promoted/40 bg-promoted-soft text-promoted',
  good: 'border-transparent bg-good-soft text-good',
  warn: 'border-transparent bg-warn-soft text-warn',
  bad: 'border-transparent bg-bad-soft text-bad',
}
