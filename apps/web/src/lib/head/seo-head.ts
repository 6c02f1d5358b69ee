import { LOCALES, otherLocale } from '@verstat/i18n'
import { headDocument, type PageHead } from '@verstat/seo'
import type { PageContext } from '../page-context.ts'

/** Returns what a route's `head()` must return. */
export function seoHead(page: Pick<PageContext, 't' | 'site'>, head: PageHead) {
  const { title, description, robots, canonical, alternates, og } = headDocument(page, head)
  const { image } = og
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(head.noindex ? [{ name: 'robots', content: robots }] : []),
      { property: 'og:title', content: og.title },
      { property: 'og:description', content: og.description },
      { property: 'og:type', content: og.type },
      { property: 'og:url', content: og.url },
      { property: 'og:site_name', content: page.site.brand },
      { property: 'og:locale', content: og.locale },
      { property: 'og:locale:alternate', content: LOCALES[otherLocale(page.t.locale)].ogLocale },
      { property: 'og:image', content: image.url },
      { property: 'og:image:width', content: String(image.width) },
      { property: 'og:image:height', content: String(image.height) },
      { property: 'og:image:alt', content: image.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      // A page that must not be indexed must not link to its other languages either.
      ...(head.noindex ? [] : alternateLinks(alternates)),
    ],
  }
}

function alternateLinks(alternates: Readonly<Record<string, string>>) {
  return Object.entries(alternates).map(([hrefLang, href]) => ({ rel: 'alternate', hrefLang, href }))
}
