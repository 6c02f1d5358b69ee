import type { Site } from '@verstat/contract'
import type { Translator } from '@verstat/i18n'
import { clip } from './clip.ts'

export const TITLE_MAX = 65
export const DESCRIPTION_MAX = 160

/** Returns the title of the document, with the brand when both fit. */
export function documentTitle(t: Translator, { brand }: Pick<Site, 'brand'>, title: string): string {
  const heading = clip(title, TITLE_MAX)
  const branded = t('common.page.title', { title: heading, brand })
  return branded.length <= TITLE_MAX ? branded : heading
}
