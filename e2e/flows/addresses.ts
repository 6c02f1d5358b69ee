import type { APIRequestContext } from '@playwright/test'

export const LANGUAGES = ['uk', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export function inLanguage(path: string, language: Language): string {
  if (language === 'uk') return path
  return path === '/' ? '/en' : `/en${path}`
}

/**
 * Returns one address of every kind of page that returns 200. The addresses contain listings that exist in the demo
 * data.
 */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const { order, producer } = await realListings(request)
  const { region, category } = await realFilters(request)
  return [
    '/',
    '/orders/page/1',
    `/orders/type/production/page/1`,
    `/orders/region/${region}/page/1`,
    `/orders/category/${category}/page/1`,
    `/orders/type/production/region/${region}/page/1`,
    `/orders/type/production/category/${category}/page/1`,
    `/orders/region/${region}/category/${category}/page/1`,
    `/orders/type/production/region/${region}/category/${category}/page/1`,
    '/producers/page/1',
    `/producers/region/${region}/page/1`,
    `/producers/category/${category}/page/1`,
    `/producers/region/${region}/category/${category}/page/1`,
    `/orders/${order}`,
    `/producers/${producer}`,
    '/search',
    '/search?query=%D0%BF%D0%BE%D1%88%D0%B8%D1%82%D1%82%D1%8F',
    '/search?query=qqqqqqqq',
    '/advertisement',
    '/advertisement/order',
    '/advertisement/producer',
    '/terms',
    '/policy',
    '/nda',
    '/login',
    '/register',
    '/forgot-password',
    '/feedback',
  ]
}

/** Returns fewer addresses than `everyPage` for slow checks. It leaves out most filtered lists. */
export async function everyKind(request: APIRequestContext): Promise<string[]> {
  const isOneOfMany = /^\/(orders|producers)\/(type|region|category)\//
  return (await everyPage(request)).filter(
    (path) => !isOneOfMany.test(path) || /^\/orders\/type\/[^/]+\/region/.test(path),
  )
}

/** Returns the slugs and ids of the newest order and of the first producer. */
export async function realListings(request: APIRequestContext) {
  const [orders, producers] = await Promise.all([list(request, '/v1/order'), list(request, '/v1/producer')])
  return {
    order: orders[0].slug,
    producer: producers[0].slug,
    orderId: orders[0].id,
    producerId: producers[0].id,
  }
}

/** Returns a region and a category that contain orders. */
export async function realFilters(request: APIRequestContext) {
  const [regions, categories] = await Promise.all([
    dictionary(request, '/v1/region'),
    dictionary(request, '/v1/category'),
  ])
  const busiest = (entries: readonly DictionaryEntry[]) =>
    entries.toSorted((a, b) => b.counts.orders - a.counts.orders)[0]?.slug ?? ''
  return {
    region: busiest(regions.filter(({ slug }) => slug !== 'ukraine')),
    category: busiest(categories.filter(({ parentId }) => parentId === null)),
  }
}

type ListedItem = { readonly id: string; readonly slug: string }
type DictionaryEntry = {
  readonly slug: string
  readonly parentId?: string | null
  readonly counts: { readonly orders: number }
}

async function list(request: APIRequestContext, path: string): Promise<[ListedItem, ...ListedItem[]]> {
  const answer = await request.post(path, { data: { limit: 3 } })
  return (await answer.json()).items
}

async function dictionary(request: APIRequestContext, path: string): Promise<DictionaryEntry[]> {
  return (await request.get(path)).json()
}
