import type { Site } from '@verstat/contract'
import type { Translator } from '@verstat/i18n'
import type { PageSeo } from '../page-seo.ts'
import { sharePicture } from '../share-picture.ts'
import { withStaffWords } from '../staff-words.ts'

/** Pages that are neither a list nor a listing. */
export const STATIC_PAGES = {
  home: '/',
  search: '/search',
  advertisement: '/advertisement',
  placeOrder: '/advertisement/order',
  placeProducer: '/advertisement/producer',
  feedback: '/feedback',
  terms: '/terms',
  policy: '/policy',
} as const

export type StaticPage = keyof typeof STATIC_PAGES

type Words = { readonly t: Translator; readonly site: Pick<Site, 'brand' | 'texts'> }

export function staticSeo(words: Words, name: StaticPage): PageSeo {
  const { title, description, h1 } = pageTexts(words, name)
  const home = { text: words.t('common.breadcrumbs.home'), href: '/' }
  const seo = {
    head: {
      path: STATIC_PAGES[name],
      title,
      description,
      // A page of search results has its own URL for each query. Search engines must not index these pages.
      ...(name === 'search' ? { noindex: true } : {}),
      picture: sharePicture('page', name, h1),
    },
    h1,
    crumbs: name === 'home' ? [{ text: home.text }] : [home, { text: title }],
  }
  return withStaffWords(seo, words.site.texts?.[`page/${name}`])
}

/** SEO data for a page of search results. Such a page is never indexed, and its title contains the query. */
export function searchSeo(words: Words, query: string): PageSeo {
  const seo = staticSeo(words, 'search')
  return query === ''
    ? seo
    : { ...seo, head: { ...seo.head, title: words.t('search.page.titleFor', { query }) } }
}

function pageTexts({ t, site }: Words, name: StaticPage) {
  const { brand } = site
  switch (name) {
    case 'home':
      return {
        title: t('home.page.title'),
        description: t('home.page.description'),
        h1: t('home.hero.heading'),
      }
    case 'search':
      return {
        title: t('search.page.title'),
        description: t('search.page.description'),
        h1: t('search.heading.empty'),
      }
    case 'advertisement':
      return {
        title: t('advertisement.page.title'),
        description: t('advertisement.page.description', { brand }),
        h1: t('advertisement.hero.heading'),
      }
    case 'placeOrder': {
      const title = t('placing.page.orderTitle')
      return { title, description: t('placing.page.orderDescription', { brand }), h1: title }
    }
    case 'placeProducer': {
      const title = t('placing.page.producerTitle')
      return { title, description: t('placing.page.producerDescription', { brand }), h1: title }
    }
    case 'feedback': {
      const title = t('feedback.page.title')
      return { title, description: t('feedback.page.description', { brand }), h1: title }
    }
    case 'terms':
    case 'policy': {
      const title = t(`legal.${name}.title`)
      return { title, description: t(`legal.${name}.description`, { brand }), h1: title }
    }
  }
}
