import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'
import { cx } from './class-names.ts'

export type LinkButtonProps = ComponentProps<'a'> & ButtonLook & { readonly href: string }

/** A link that looks like a button. Use a link for navigation, and a button for actions. */
export function LinkButton({ variant, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <a className={cx(buttonClass({ variant, size }), className)} {...rest}>
      {children}
    </a>
  )
}
