import type { CSSProperties } from 'react'
import { cx } from './class-names.ts'

/** A picture from the API. `url` exists in several widths, each as AVIF and WebP. */
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
  /** Displayed width in the syntax of the `sizes` attribute, such as `96px` or `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string
  /** Ratio of width to height, such as `4 / 3`. The default is the ratio of the picture. */
  readonly ratio?: string
  readonly fit?: 'cover' | 'contain'
  /** True for the first picture of a page, which is loaded at once with high priority. */
  readonly priority?: boolean
  readonly className?: string
}

/** Shows a picture in a box of fixed proportions. A blurred placeholder is visible until the picture has loaded. */
export function Picture({ picture, sizes, ratio, fit = 'cover', priority = false, className }: PictureProps) {
  const style: CSSProperties = { aspectRatio: ratio ?? `${picture.width} / ${picture.height}` }
  // With `contain` the box has margins, where the placeholder would stay visible.
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
