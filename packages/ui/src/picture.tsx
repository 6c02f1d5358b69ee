import type { CSSProperties } from 'react'
import { cx } from './class-names.ts'

/** The picture as the API describes it: widths that exist beside `url`, each as AVIF and WebP. */
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
  /** How wide it is shown, as in the `sizes` attribute: `96px`, `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string
  /** Width to height of the box, such as `4 / 3`; the picture's own when absent. */
  readonly ratio?: string
  readonly fit?: 'cover' | 'contain'
  /** For the first picture of a page: loaded at once and first. */
  readonly priority?: boolean
  readonly className?: string
}

/** A picture in a box of fixed proportions, over its blurred miniature until it has arrived. */
export function Picture({ picture, sizes, ratio, fit = 'cover', priority = false, className }: PictureProps) {
  const style: CSSProperties = { aspectRatio: ratio ?? `${picture.width} / ${picture.height}` }
  // A contained picture leaves margins, where the miniature would stay visible.
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
