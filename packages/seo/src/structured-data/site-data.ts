import { LOCALES } from '@verstat/i18n'
import type { PageSeo } from '../page-seo.ts'
import { absolute, CONTEXT, type JsonLd, type StructuredWords } from './structured-words.ts'

/**
 * Returns JSON-LD for a static page. The JSON-LD of the home page describes the site and its search. That of any other
 * page describes only the page.
 */
export function siteData(words: StructuredWords, { head }: Pick<PageSeo, 'head'>): JsonLd[] {
  return [head.path === '/' ? webSite(words, head.description) : webPage(words, head)]
}

function webSite(words: StructuredWords, description: string) {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: words.site.brand,
    description,
    url: absolute(words, '/'),
    inLanguage: language(words),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute(words, '/search')}?query={search_term_string}`,
      },
      // `query-input` is Google's extension of schema.org, and names the placeholder for the search words.
      'query-input': 'required name=search_term_string',
    },
  }
}

function webPage(words: StructuredWords, head: PageSeo['head']) {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: head.title,
    description: head.description,
    url: absolute(words, head.path),
    inLanguage: language(words),
  }
}

function language({ t }: StructuredWords): string {
  return LOCALES[t.locale].htmlLang
}
