import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'
import { cx } from './class-names.ts'

export type LinkButtonProps = ComponentProps<'a'> & ButtonLook & { readonly href: string }

/** A link that looks like a button: it leads somewhere, a button does something. */
export function LinkButton({ variant, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={cx(buttonClass({ variant, size }), className)} {...rest}>
      {children}
    </a>
  )
}
