import type { ComponentProps, ReactNode } from 'react'

export type IconProps = ComponentProps<'svg'> & {
  /** Width and height in CSS pixels. */
  readonly size?: number
}

/** A decorative icon; the text beside it carries the meaning, so screen readers skip it. */
export type Icon = (props: IconProps) => ReactNode

/** An icon of one path in a 24-unit box. The class defines the stroke. */
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
