import { search as route, SearchResult } from '@verstat/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import { insertOrders, orderRow, producerRow, testContext } from '../directory.testing.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { relistProducers } from '../producers/relist-producers.ts'
import { searchListings } from './search-listings.ts'

const database = await testDatabase<DirectoryTables>()
let ctx: DirectoryContext

const ORDERS = {
  cable: orderRow({ title_uk: 'Кабель для комп’ютера, 500 штук', region_id: 1 }),
  mentions: orderRow({
    title_uk: 'Виготовлення столів для офісу',
    description_uk: 'Столи з отворами під кабель та полицею. Потрібно двадцять штук.',
    region_id: 2,
    type: 'supply',
  }),
  english: orderRow({
    title_uk: null,
    title_en: 'Milling of aluminium housings',
    root_id: 20,
    category_id: 22,
  }),
  paused: orderRow({ title_uk: 'Кабель мідний на котушках', status: 'paused' }),
  ended: orderRow({ title_uk: 'Кабель алюмінієвий у бухтах', expires_at: new Date(Date.now() - 1_000) }),
  country: orderRow({ title_uk: 'Шафи «Преміум» з ДСП, 3D-проєкт', region_id: 3 }),
}
const PRODUCERS = {
  cable: producerRow({ name: 'Кабель-Сервіс', region_id: 2 }),
  paused: producerRow({ name: 'Кабель-Захід', status: 'paused' }),
}

beforeAll(async () => {
  ctx = await testContext(database)
  await insertOrders(database.db, Object.values(ORDERS))
  await database.db.insertInto('producers').values(Object.values(PRODUCERS)).execute()
  await database.db
    .insertInto('producer_categories')
    .values([{ producer_id: PRODUCERS.cable.id, position: 0, root_id: 20, category_id: 22 }])
    .execute()
  await relistProducers(
    database.db,
    Object.values(PRODUCERS).map(({ id }) => id),
    new Date(),
  )
})

const find = (query: string, input: object = {}) =>
  searchListings(ctx, route.query.parse({ query, ...input }))
const idsOf = async (query: string, input: object = {}) =>
  (await find(query, input)).items.map((item) => (item.kind === 'order' ? item.order.id : item.producer.id))
const ids = (...rows: { readonly id: string }[]) => rows.map(({ id }) => id).toSorted()

test('open orders and published producers that hold the word are found, titles first', async () => {
  const found = await idsOf('кабель')
  expect(found.toSorted()).toEqual(ids(ORDERS.cable, ORDERS.mentions, PRODUCERS.cable))
  expect(found.at(-1)).toBe(ORDERS.mentions.id)
})

describe('one order is found by', () => {
  test.each([
    "комп'ютера",
    'комп’ютера',
    'компʼютера',
    'компютера',
    'КОМП’ЮТЕРА',
    'комп',
  ])('%s', async (query) => {
    expect(await idsOf(query)).toEqual([ORDERS.cable.id])
  })
  test.each(['«Преміум»', 'дсп', '3d-проєкт', 'проєкт 3d', 'шафи преміум'])('%s', async (query) => {
    expect(await idsOf(query)).toEqual([ORDERS.country.id])
  })
  test.each(['aluminium', 'Milling hous'])('%s', async (query) => {
    expect(await idsOf(query)).toEqual([ORDERS.english.id])
  })
})

test('every word must be there', async () => {
  expect(await idsOf('кабель столи')).toEqual([ORDERS.mentions.id])
  expect(await idsOf('кабель шафи')).toEqual([])
})

test('each side is counted whichever was asked for', async () => {
  for (const side of ['all', 'orders', 'producers'] as const) {
    const { counts, total } = await find('кабель', { in: side })
    expect(counts).toEqual({ orders: 2, producers: 1 })
    expect(total).toBe({ all: 3, orders: 2, producers: 1 }[side])
  }
})

test('type narrows orders; region and category narrow both, a region with the whole country', async () => {
  expect(await idsOf('кабель', { type: 'supply', in: 'orders' })).toEqual([ORDERS.mentions.id])
  expect((await idsOf('кабель', { region: 'kyiv' })).toSorted()).toEqual(
    ids(ORDERS.mentions, PRODUCERS.cable),
  )
  expect(await idsOf('шафи', { region: 'kyiv' })).toEqual([ORDERS.country.id])
  expect(await idsOf('кабель', { category: 'metalwork' })).toEqual([PRODUCERS.cable.id])
  expect(await idsOf('milling', { category: 'milling' })).toEqual([ORDERS.english.id])
})

test('pages together hold every match once', async () => {
  const all = await idsOf('кабель', { sort: 'newest' })
  const paged: string[] = []
  for (const page of [1, 2, 3, 4]) paged.push(...(await idsOf('кабель', { sort: 'newest', page, limit: 1 })))
  expect(paged).toEqual(all)
})

test('unknown references are refused by their own names', async () => {
  await expect(find('кабель', { region: 'x', category: 'y' })).rejects.toMatchObject({
    code: 'validation_failed',
    problems: [
      { path: 'region', code: 'unknown_reference' },
      { path: 'category', code: 'unknown_reference' },
    ],
  })
})

test('no text, however odd, is a fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 2, maxLength: 100 }), async (query) => {
      const parsed = route.query.safeParse({ query })
      if (!parsed.success || query.includes('\0')) return
      const result = await searchListings(ctx, parsed.data)
      expect(SearchResult.parse(result)).toEqual(result)
    }),
    { numRuns: 200 },
  )
})

test('a word of too many listings says so and shows the newest', async () => {
  await sql`
    insert into orders (id, slug, status, type, region_id, root_id, category_id, title_uk, description_uk,
        offers_until, published_at, bumped_at, expires_at)
      select gen_random_uuid(), 'chasto-' || n, 'published', 'tolling', 1, 10, 11, 'Часте слово в замовленні',
          'Опис замовлення, у якому тридцять літер.', '2030-01-01', now(), now() - n * interval '1 minute',
          now() + interval '1 day'
        from generate_series(1, 1500) n`.execute(database.db)
  const result = await find('часте', { sort: 'newest' })
  expect(result).toMatchObject({ total: 1_000, totalExact: false })
  const first = result.items[0]
  expect(first?.kind === 'order' && first.order.slug).toBe('chasto-1')
})

test('a search whose caller has gone stops in the database', async () => {
  const gone = new AbortController()
  gone.abort()
  await expect(
    searchListings({ ...ctx, signal: gone.signal }, route.query.parse({ query: 'кабель' })),
  ).rejects.toBe(gone.signal.reason)
})
