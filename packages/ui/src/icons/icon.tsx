import type { ComponentProps, ReactNode } from 'react'

export type IconProps = ComponentProps<'svg'> & {
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** An icon: a picture of what words beside it say, so it says nothing itself. */
export type Icon = (props: IconProps) => ReactNode

/** An icon of one path in a box of 24 units. How its lines are drawn is said once, by the class. */
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
