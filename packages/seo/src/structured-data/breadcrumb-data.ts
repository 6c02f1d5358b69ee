import type { PageSeo } from '../page-seo.ts'
import { absolute, CONTEXT, type JsonLd, type StructuredWords } from './structured-words.ts'

/** Returns the breadcrumbs of a page as JSON-LD. The last breadcrumb is the page itself. */
export function breadcrumbData(
  words: StructuredWords,
  { crumbs, head }: Pick<PageSeo, 'crumbs' | 'head'>,
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: { '@type': 'WebPage', '@id': absolute(words, href ?? head.path) },
    })),
  }
}
