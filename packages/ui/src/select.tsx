import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { controlClass } from './text-input.tsx'

export type SelectProps = ComponentProps<'select'>

/** A native select, which works without JavaScript and with every keyboard. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={cx('select', className)}>
      <select className={controlClass} {...rest}>
        {children}
      </select>
    </span>
  )
}
