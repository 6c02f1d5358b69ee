import type { LocaleCode } from '@verstat/i18n'
import type { PageHead } from './page-seo.ts'

export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

/** Goes up when pictures are drawn otherwise, so that no shared link keeps an old drawing. */
const DESIGN = 1

/** Names the picture of a page; `shows` changes whenever what is drawn may have changed. */
export function sharePicture(entity: string, key: string, shows: string): PageHead['picture'] {
  return { path: `/og/${entity}/${key}`, version: fingerprint(`${DESIGN} ${shows}`) }
}

/** The address of a page's picture in a language. */
export function picturePath({ path, version }: PageHead['picture'], locale: LocaleCode): string {
  return `${path}.${locale}.jpg?v=${version}`
}

/** FNV-1a over UTF-16 units: short, the same on both sides, not secret. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
