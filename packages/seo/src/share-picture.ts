import type { Site } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { PageHead } from './page-seo.ts'

export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

/** Increase this number when the drawing changes, so that caches of shared links fetch new images. */
const DESIGN = 1

/**
 * Returns the image for shared links to a page. `shows` is any text that changes whenever the content of the image may
 * have changed.
 */
export function sharePicture(entity: string, key: string, shows: string): PageHead['picture'] {
  return { path: `/og/${entity}/${key}`, version: fingerprint(`${DESIGN} ${shows}`) }
}

/** Returns the path of an image for shared links in a language. */
export function picturePath(
  picture: PageHead['picture'],
  site: Pick<Site, 'look'>,
  locale: LocaleCode,
): string {
  return `${picture.path}.${locale}.jpg?v=${pictureVersion(picture, site)}`
}

/** Returns a text that changes whenever the content of the image or the look of the site may have changed. */
export function pictureVersion({ version }: PageHead['picture'], { look = '' }: Pick<Site, 'look'>): string {
  return version + look
}

/** FNV-1a hash over UTF-16 units. The hash is short, the same in browser and server, and not cryptographic. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
