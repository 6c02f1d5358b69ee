import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

export type TextInputProps = ComponentProps<'input'>

/** A one-line input. The input needs a label, from `Field` or an `aria-label`. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input type={type} className={cx(controlClass, 'px-3', className)} {...rest} />
}

/** The class of the box of all form controls. */
export const controlClass = 'control'
