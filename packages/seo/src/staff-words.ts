import type { PageWords } from '@verstat/contract'
import type { PageSeo } from './page-seo.ts'

/** Replaces the default texts of a page by the texts that staff have set. */
export function withStaffWords(seo: PageSeo, words: PageWords | undefined): PageSeo {
  if (!words) return seo
  const { title = seo.head.title, description = seo.head.description, h1 = seo.h1, intro = seo.intro } = words
  return {
    ...seo,
    head: { ...seo.head, title, description },
    h1,
    ...(intro === undefined ? {} : { intro }),
  }
}
