import type { ComponentProps, ReactNode } from 'react'

export type IconProps = ComponentProps<'svg'> & {
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** A decorative icon. Screen readers skip the icon, because the text beside it has the meaning. */
export type Icon = (props: IconProps) => ReactNode

/** Draws an icon from one path in a box of 24 × 24 units. The CSS class defines the stroke. */
export function drawIcon(path: string): Icon {
  return ({ size = 24, className, ...rest }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className ? `line-icon ${className}` : 'line-icon'}
      aria-hidden="true"
      {...rest}
    >
      <path d={path} />
    </svg>
  )
}
