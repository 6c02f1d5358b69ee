import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

export type TextInputProps = ComponentProps<'input'>

/** A one-line input. The input needs a label, from `Field` or an `aria-label`. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input type={type} className={cx(controlClass, 'px-3', className)} {...rest} />
}

/** Styles for the box of all form controls. */
export const controlClass =
  'block min-h-10 w-full min-w-0 rounded-8 border border-line-strong bg-surface py-2 text-15 text-ink transition-colors hover:border-ink focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-bad disabled:bg-well disabled:text-ink-soft pointer-coarse:min-h-11 pointer-coarse:text-17'
