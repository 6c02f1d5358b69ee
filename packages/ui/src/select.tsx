import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import { ChevronDown } from './icons/icons.tsx'
import { controlClass } from './text-input.tsx'

export type SelectProps = ComponentProps<'select'>

/** A native select, which works without JavaScript and with every keyboard. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={cx('relative block', className)}>
      <select className={cx(controlClass, 'appearance-none truncate ps-3 pe-9')} {...rest}>
        {children}
      </select>
      <ChevronDown
        size={16}
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}
