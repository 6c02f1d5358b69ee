import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, localizePath, otherLocale } from '@verstat/i18n'
import type { PageContext } from './page-context.ts'

export type SeoInput = {
  readonly page: Pick<PageContext, 'locale' | 'site' | 't'>
  /** The canonical address without its language: path, and query only where it names another document. */
  readonly path: string
  /** Without the brand, which is added where it fits. */
  readonly title: string
  readonly description: string
  readonly noindex?: boolean
  readonly type?: 'website' | 'article' | 'profile'
}

const TITLE_MAX = 65
const DESCRIPTION_MAX = 160

/** What `head()` of a route answers: title, description, canonical, the pair of languages, Open Graph, robots. */
export function seoHead({ page, path, title, description, noindex = false, type = 'website' }: SeoInput) {
  const { locale, site } = page
  const url = site.origin + localizePath(path, locale)
  const text = clip(description, DESCRIPTION_MAX)
  const heading = clip(title, TITLE_MAX)
  return {
    meta: [
      { title: documentTitle(page, heading) },
      { name: 'description', content: text },
      ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:title', content: heading },
      { property: 'og:description', content: text },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:site_name', content: site.brand },
      { property: 'og:locale', content: LOCALES[locale].ogLocale },
      { property: 'og:locale:alternate', content: LOCALES[otherLocale(locale)].ogLocale },
    ],
    links: noindex ? [] : [{ rel: 'canonical', href: url }, ...alternates(site.origin, path)],
  }
}

/** Every language of the page, and the default for readers of neither; the same on each of them. */
function alternates(origin: string, path: string) {
  const versions = LOCALE_CODES.map((code) => ({ hrefLang: LOCALES[code].htmlLang, locale: code }))
  return [...versions, { hrefLang: 'x-default', locale: DEFAULT_LOCALE }].map(({ hrefLang, locale }) => ({
    rel: 'alternate',
    hrefLang,
    href: origin + localizePath(path, locale),
  }))
}

function documentTitle({ t, site }: SeoInput['page'], title: string): string {
  const branded = t('common.page.title', { title, brand: site.brand })
  return branded.length <= TITLE_MAX ? branded : title
}

/** Cuts at a word and marks the cut; lengths are in characters. */
export function clip(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  // A pair of surrogates is not cut in two.
  const cut = plain.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  const space = cut.lastIndexOf(' ')
  const atWord = space > max / 2 ? cut.slice(0, space) : cut
  return `${atWord.replace(/[\s,.;:–-]+$/, '')}…`
}
