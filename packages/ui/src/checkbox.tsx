import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  /** Use `radio` for one choice out of several checkboxes with the same `name`. */
  readonly type?: 'checkbox' | 'radio'
}

/** A checkbox with its label. The whole line can be clicked. */
export function Checkbox({ label, type = 'checkbox', className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('checkbox', className)}>
      <input type={type} {...rest} />
      <span className="min-w-0">{label}</span>
    </label>
  )
}
