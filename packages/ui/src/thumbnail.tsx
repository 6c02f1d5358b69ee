import type { PictureSource } from './picture.tsx'

export type ThumbnailProps = { readonly picture: PictureSource }

/**
 * A small square picture beside the title that describes it, so it has no text of its own. Lists have many, so it is
 * one short element: the smallest width, as AVIF, which all browsers show that can show the site. The stylesheet of the
 * list says how large it is and how it fills its box.
 */
export function Thumbnail({ picture: { url, widths } }: ThumbnailProps) {
  const folder = url.slice(0, url.lastIndexOf('/'))
  return <img src={`${folder}/${Math.min(...widths)}.avif`} alt="" loading="lazy" />
}
