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
  return cx(BASE, VARIANT[variant], SIZE[size])
}

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-8 border font-medium text-center no-underline [&>svg]:shrink-0 transition-colors disabled:opacity-50 print:hidden'

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-accent-ink hover:bg-accent-strong',
  accent: 'border-accent bg-surface text-accent hover:bg-accent-soft',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-well',
  quiet: 'border-transparent text-ink hover:bg-well',
  danger: 'border-bad bg-surface text-bad hover:bg-bad-soft',
}

// The touch target is at least 44 px high in every size.
const SIZE: Record<ButtonSize, string> = {
  small: 'min-h-8 px-3 py-1 text-13 pointer-coarse:min-h-11',
  medium: 'min-h-10 px-4 py-2 text-15 pointer-coarse:min-h-11',
  large: 'min-h-12 px-5 py-2.5 text-17',
  icon: 'size-10 pointer-coarse:size-11',
}
