import { type getSeo as getSeoRoute, PAGE_LIMIT_DEFAULT, type RouteParsed, type Seo } from '@verstat/contract'
import { isLocaleCode } from '@verstat/i18n'
import { type ListingKind, listSeo, orderSeo, producerSeo, seoDocument, staticSeo } from '@verstat/seo'
import { listData, orderData, producerData, siteData } from '@verstat/seo/structured-data'
import { AppError } from '../../platform/http/app-error.ts'
import {
  type DirectoryContext,
  getOrder,
  getProducer,
  listOrders,
  listProducers,
} from '../directory/index.ts'
import { readListKey } from './list-subject.ts'
import { isStaticPage, placeOf, type SeoWordsOf, type SiteOf, seoWords } from './seo-context.ts'

/**
 * Returns the SEO data of a page in the language `c`. `a` is the kind of the page, such as `order`, and `b` is its key.
 * The data is identical to the HTML head of the page. Throws `not_found` where the page responds with 404, and `gone`
 * where the page responds with 410.
 */
export async function getSeo(
  ctx: DirectoryContext,
  { a, b, c }: RouteParsed<typeof getSeoRoute>,
  siteOf: SiteOf,
): Promise<Seo> {
  if (!isLocaleCode(c)) throw new AppError('not_found')
  const words = seoWords(siteOf, c, ctx.now)
  switch (a) {
    case 'page':
      return pageAnswer(words, b)
    case 'orders':
    case 'producers':
      return listAnswer(ctx, words, a, b)
    case 'order':
      return orderAnswer(ctx, words, b)
    case 'producer':
      return producerAnswer(ctx, words, b)
    default:
      throw new AppError('not_found')
  }
}

function pageAnswer(words: SeoWordsOf, name: string): Seo {
  if (!isStaticPage(name)) throw new AppError('not_found')
  const seo = staticSeo(words, name)
  return seoDocument(words, seo, seo.head.noindex ? [] : siteData(words, seo))
}

async function listAnswer(
  ctx: DirectoryContext,
  words: SeoWordsOf,
  kind: ListingKind,
  key: string,
): Promise<Seo> {
  const { subject, categoryPath, page, filter } = readListKey(ctx, kind, key)
  const paged = { ...filter, page, limit: PAGE_LIMIT_DEFAULT, facets: false }
  const list =
    kind === 'orders'
      ? await listOrders(ctx, { ...paged, sort: 'newest', currency: 'UAH' })
      : await listProducers(ctx, { ...paged, sort: 'rank' })
  if (page > Math.max(1, list.pages)) throw new AppError('not_found')
  const { items, total } = list
  const seo = listSeo(words.t, {
    kind,
    subject,
    categoryPath,
    page,
    total,
    isFiltered: false,
    texts: words.site.texts,
  })
  const offset = (page - 1) * PAGE_LIMIT_DEFAULT
  return seoDocument(words, seo, seo.head.noindex ? [] : listData(words, seo, { kind, items, total, offset }))
}

async function orderAnswer(ctx: DirectoryContext, words: SeoWordsOf, slug: string): Promise<Seo> {
  const order = await getOrder(ctx, { slug })
  const place = placeOf(ctx, order)
  const seo = orderSeo(words, order, place)
  return seoDocument(words, seo, orderData(words, seo, order, place))
}

async function producerAnswer(ctx: DirectoryContext, words: SeoWordsOf, slug: string): Promise<Seo> {
  const producer = await getProducer(ctx, { slug })
  const place = placeOf(ctx, { categoryId: producer.categoryIds[0], regionId: producer.regionId })
  const seo = producerSeo(words, producer, place)
  return seoDocument(words, seo, producerData(words, seo, producer, place))
}
