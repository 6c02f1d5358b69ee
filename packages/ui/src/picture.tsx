import type { CSSProperties } from 'react'
import { cx } from './class-names.ts'

/** An API picture: `url` with widths, each as AVIF and WebP. */
export type PictureSource = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string
  readonly alt: string | null
}

export type PictureProps = {
  readonly picture: PictureSource
  /** The displayed width, as in the `sizes` attribute: `96px`, `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string
  /** Width to height of the box, such as `4 / 3`; default: the picture's own. */
  readonly ratio?: string
  readonly fit?: 'cover' | 'contain'
  /** For the first picture of a page: loaded eagerly with high priority. */
  readonly priority?: boolean
  readonly className?: string
}

/** A picture in a box of fixed proportions, over a blurred placeholder until it has loaded. */
export function Picture({ picture, sizes, ratio, fit = 'cover', priority = false, className }: PictureProps) {
  const style: CSSProperties = { aspectRatio: ratio ?? `${picture.width} / ${picture.height}` }
  // `contain` leaves margins, where the placeholder would remain visible.
  if (fit === 'cover') style.backgroundImage = `url("${picture.placeholder}")`
  return (
    <picture className={cx('block overflow-hidden bg-well bg-cover bg-center', className)} style={style}>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        className={cx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        src={picture.url}
        srcSet={sourceSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt ?? ''}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  )
}

function sourceSet({ url, widths }: PictureSource, format: 'avif' | 'webp'): string {
  const folder = url.slice(0, url.lastIndexOf('/'))
  return widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ')
}
