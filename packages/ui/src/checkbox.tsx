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
    <label
      className={cx(
        'flex min-h-8 cursor-pointer items-start gap-2.5 py-1 has-disabled:cursor-default has-disabled:text-ink-soft pointer-coarse:min-h-11',
        className,
      )}
    >
      <input type={type} className="mt-1 size-4 shrink-0 accent-accent" {...rest} />
      <span className="min-w-0">{label}</span>
    </label>
  )
}
