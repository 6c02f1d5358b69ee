import { ORDER_TYPES, type Site } from '@verstat/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import { insertOrders, orderRow, producerRow, testContext } from '../../directory/directory.testing.ts'
import { type DirectoryTables, listOrders } from '../../directory/index.ts'
import { registerRobots } from '../robots.ts'
import { registerSitemap } from './register-sitemap.ts'

const { db, pool } = await testDatabase<DirectoryTables>()
const site = (): Site => ({ brand: 'Верстат', origin: 'https://verstat.test/a&b', apiBase: '', demo: false })
const http: FastifyInstance = Fastify()
const ctx = await testContext({ db, pool })
const CHANGED = new Date('2026-11-20T08:15:30.123Z')
const EARLIER = new Date('2026-11-19T08:00:00Z')
const DAY_MS = 86_400_000

beforeAll(async () => {
  await insertOrders(db, [
    orderRow({ slug: 'pershe', updated_at: EARLIER }),
    orderRow({ slug: 'druhe', updated_at: CHANGED, type: 'tolling', region_id: 2 }),
    orderRow({ slug: 'dlia-vsiiei-krainy', updated_at: EARLIER, region_id: 3 }),
    orderRow({ slug: 'mynule', expires_at: new Date(Date.now() - DAY_MS) }),
    orderRow({ slug: 'arkhivne', status: 'archived' }),
    orderRow({ slug: 'pryzupynene', status: 'paused' }),
    // 12,000 more rows, so that the sitemap has three parts of orders: a part has at most 5,000 orders.
    ...Array.from({ length: 12_000 }, (_, at) =>
      orderRow({ slug: `partiia-${at}`, category_id: 21, root_id: 20 }),
    ),
  ])
  await db
    .insertInto('producers')
    .values([producerRow({ slug: 'maisternia', updated_at: CHANGED })])
    .execute()
  registerSitemap(http, { pool, now: ctx.now, dictionaries: ctx.dictionaries }, site)
  registerRobots(http, site)
})

afterAll(() => http.close())

const BASE = 'https://verstat.test/a&amp;b'

async function read(path: string): Promise<string> {
  const answer = await http.inject(path)
  expect(answer.statusCode, path).toBe(200)
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
  return answer.body
}

/** Parses the entries of a part: the URL, the date of the last change and the language versions. */
function entries(xml: string) {
  return [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?(.*?)<\/url>/g)].map(
    ([, loc = '', changed, links = '']) => ({
      loc,
      changed,
      versions: Object.fromEntries(
        [...links.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
          ([, language, href]) => [language, href],
        ),
      ),
    }),
  )
}

async function locs(path: string): Promise<string[]> {
  return entries(await read(path)).map(({ loc }) => loc)
}

test('the index lists every part with its last change', async () => {
  const xml = await read('/sitemap.xml')
  const parts = [...xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map((found) =>
    found.slice(1),
  )
  expect(parts.map(([loc]) => loc?.replace(BASE, ''))).toEqual([
    '/sitemap/static.xml',
    '/sitemap/lists-1.xml',
    '/sitemap/orders-1.xml',
    '/sitemap/orders-2.xml',
    '/sitemap/orders-3.xml',
    '/sitemap/producers-1.xml',
  ])
  expect(parts.at(-1)?.[1]).toBe(CHANGED.toISOString())
})

test('a part has at most ten thousand URLs, and each listing is in one part', async () => {
  const found: string[] = []
  for (const part of [1, 2, 3]) {
    const addresses = await locs(`/sitemap/orders-${part}.xml`)
    expect(addresses.length).toBeLessThanOrEqual(10_000)
    found.push(...addresses)
  }
  expect(new Set(found).size).toBe(found.length)
  expect(found.length).toBe(2 * 12_003)
})

test('every page is listed in both languages, which link to each other and the default', async () => {
  const [uk, en] = entries(await read('/sitemap/producers-1.xml'))
  expect(uk).toEqual({
    loc: `${BASE}/producers/maisternia`,
    changed: CHANGED.toISOString(),
    versions: {
      uk: `${BASE}/producers/maisternia`,
      en: `${BASE}/en/producers/maisternia`,
      'x-default': `${BASE}/producers/maisternia`,
    },
  })
  expect(en).toEqual({ ...uk, loc: `${BASE}/en/producers/maisternia` })
})

test('only public listings are included: none expired, archived or paused', async () => {
  const found = await locs('/sitemap/orders-1.xml')
  expect(found).toContain(`${BASE}/orders/pershe`)
  for (const slug of ['mynule', 'arkhivne', 'pryzupynene'])
    expect(found).not.toContain(`${BASE}/orders/${slug}`)
})

test('lists with listings are included, narrow ones only with enough of them', async () => {
  const found = (await locs('/sitemap/lists-1.xml')).map((loc) => loc.replace(BASE, ''))
  expect(found).toContain('/orders/page/1')
  expect(found).toContain('/orders/type/tolling/region/kyiv/page/1')
  expect(found).toContain('/en/orders/region/kyiv/category/workwear/page/1')
  expect(found).not.toContain('/orders/type/tolling/region/kyiv/category/workwear/page/1')
  expect(found).toContain('/orders/type/production/region/lvivska/category/turning/page/1')
  expect(found).not.toContain('/orders/type/supply/page/1')
  expect(found).toContain('/producers/region/lvivska/page/1')
  expect(found).not.toContain('/producers/region/kyiv/page/1')
  for (const path of found.filter((each) => each.startsWith('/orders'))) {
    const type = ORDER_TYPES.find((each) => path.includes(`/type/${each}/`))
    const [, regionSlug] = /region\/([\w-]+)/.exec(path) ?? []
    const [, categorySlug] = /category\/([\w-]+)/.exec(path) ?? []
    const filter = { type, regionSlug, categorySlug }
    const { total } = await listOrders(ctx, {
      ...filter,
      page: 1,
      limit: 1,
      sort: 'newest',
      currency: 'UAH',
      facets: false,
    })
    expect(total, path).toBeGreaterThan(0)
  }
})

test('the last change of a list is that of its newest listing', async () => {
  const changed = new Map(entries(await read('/sitemap/lists-1.xml')).map((each) => [each.loc, each.changed]))
  expect(changed.get(`${BASE}/orders/type/tolling/page/1`)).toBe(CHANGED.toISOString())
  expect(changed.get(`${BASE}/orders/region/ukraine/page/1`)).toBe(EARLIER.toISOString())
})

test('publishing and archiving take effect at once, and unchanged parts return 304', async () => {
  const before = await http.inject('/sitemap/producers-1.xml')
  const known = { 'if-none-match': String(before.headers.etag) }
  expect((await http.inject({ url: '/sitemap/producers-1.xml', headers: known })).statusCode).toBe(304)
  await db
    .insertInto('producers')
    .values([producerRow({ slug: 'nova' })])
    .execute()
  expect(await locs('/sitemap/producers-1.xml')).toContain(`${BASE}/producers/nova`)
  await db.updateTable('producers').set({ status: 'archived' }).where('slug', '=', 'nova').execute()
  const after = await http.inject({ url: '/sitemap/producers-1.xml', headers: known })
  expect(after.statusCode).toBe(304)
})

test.each([
  'orders-4',
  'orders-0',
  'orders',
  'static-1',
  'lists-2',
  'nothing',
  'orders-99999999',
  '..',
  'orders-1.xml',
])('the part %s does not exist', async (name) => {
  expect((await http.inject(`/sitemap/${name}.xml`)).statusCode).toBe(404)
})

test('robots.txt names the sitemap and excludes private pages in both languages', async () => {
  const { body } = await http.inject('/robots.txt')
  expect(body).toContain('Sitemap: https://verstat.test/a&b/sitemap.xml')
  for (const path of ['/user', '/en/user', '/payment', '/panel', '/en/panel', '/search?']) {
    expect(body).toContain(`\nDisallow: ${path}\n`)
  }
  expect(body).not.toMatch(/Disallow: \/(orders|producers|media|og|assets)?$/m)
})
