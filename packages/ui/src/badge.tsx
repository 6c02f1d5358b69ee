import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

export type BadgeTone = 'neutral' | 'accent' | 'promoted' | 'good' | 'warn' | 'bad'
export type BadgeProps = ComponentProps<'span'> & { readonly tone?: BadgeTone }

/** Shows a short status. The tone `promoted` is for paid placement only. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={cx('badge', `badge-${tone}`, className)} {...rest} />
}
