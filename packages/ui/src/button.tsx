import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger'
/** `icon` is a square for a single icon. */
export type ButtonSize = 'small' | 'medium' | 'large' | 'icon'

export type ButtonLook = {
  /**
   * `primary` is for the main action of a view, and `accent` for an action that every view has. A `quiet` button shows
   * its box only while it is hovered.
   */
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook

/** A button that shows only an icon needs an `aria-label`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={cx(buttonClass({ variant, size }), className)} {...rest} />
}

/** Returns the classes that make another element, usually a link, look like a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
}: { readonly [K in keyof ButtonLook]?: ButtonLook[K] | undefined } = {}): string {
  return `button button-${variant} button-${size}`
}
