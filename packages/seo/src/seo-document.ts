import type { Seo, Site } from '@verstat/contract'
import { DEFAULT_LOCALE, LOCALES, type LocaleCode, localizePath, type Translator } from '@verstat/i18n'
import { clip } from './clip.ts'
import type { PageHead, PageSeo } from './page-seo.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, picturePath } from './share-picture.ts'
import { DESCRIPTION_MAX, documentTitle, TITLE_MAX } from './title.ts'

export type SeoWords = { readonly t: Translator; readonly site: Pick<Site, 'brand' | 'origin' | 'look'> }

/** Computes everything that follows from a page's head: URLs, robots, Open Graph. */
export function headDocument({ t, site }: SeoWords, head: PageHead) {
  const { locale } = t
  const url = (code: LocaleCode) => site.origin + localizePath(head.path, code)
  const description = clip(head.description, DESCRIPTION_MAX)
  const title = clip(head.title, TITLE_MAX)
  return {
    title: documentTitle(t, site, head.title),
    description,
    robots: head.noindex ? 'noindex, follow' : 'index, follow',
    canonical: url(locale),
    alternates: {
      uk: url('uk'),
      en: url('en'),
      'x-default': url(DEFAULT_LOCALE),
    },
    og: {
      title,
      description,
      type: head.type ?? 'website',
      locale: LOCALES[locale].ogLocale,
      url: url(locale),
      image: {
        url: site.origin + picturePath(head.picture, site, locale),
        width: PICTURE_WIDTH,
        height: PICTURE_HEIGHT,
        alt: title,
      },
    },
  } satisfies Partial<Seo>
}

export function seoDocument(
  words: SeoWords,
  { head, h1, intro, crumbs }: PageSeo,
  jsonLd: Seo['jsonLd'],
): Seo {
  const { locale } = words.t
  return {
    ...headDocument(words, head),
    h1,
    ...(intro === undefined ? {} : { intro }),
    breadcrumbs: crumbs.map(({ text, href }) => ({
      name: text,
      path: localizePath(href ?? head.path, locale),
    })),
    jsonLd,
  }
}
