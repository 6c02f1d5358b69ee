import { type Highlight, search as route, SearchResult } from '@verstat/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../../directory/directory.testing.ts'
import { type DirectoryTables, relistProducers } from '../../directory/index.ts'
import type { SearchTables } from '../search.tables.ts'
import { testSearch } from '../search.testing.ts'

const database = await testDatabase<SearchTables & DirectoryTables>()
await insertTestDictionaries(database.db)
const search = await testSearch(database)
const { find, idsOf } = search

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
  tubes: orderRow({ title_uk: 'Порізка труби 40х40х2 з нержавійки AISI 304' }),
}
const PRODUCERS = {
  cable: producerRow({ name: 'Кабель-Сервіс', region_id: 2 }),
  sewing: producerRow({ name: 'Швейка «Голка»', processes: ['вишивка'], region_id: 1 }),
  paused: producerRow({ name: 'Кабель-Захід', status: 'paused' }),
}

beforeAll(async () => {
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
  await search.index()
  await search.refresh()
})

const ids = (...rows: { readonly id: string }[]) => rows.map(({ id }) => id).toSorted()

test('open orders and published producers with the word are found, titles first', async () => {
  const found = await idsOf('кабель')
  expect(found.toSorted()).toEqual(ids(ORDERS.cable, ORDERS.mentions, PRODUCERS.cable))
  expect(found.at(-1)).toBe(ORDERS.mentions.id)
})

describe('one listing is found by', () => {
  test.each([
    ["комп'ютера", ORDERS.cable],
    ['компʼютерів', ORDERS.cable],
    ['КОМПЮТЕР', ORDERS.cable],
    ['комп’ют', ORDERS.cable],
    ['компютре', ORDERS.cable],
    ['«Преміум»', ORDERS.country],
    ['шафою', ORDERS.country],
    ['шфа', ORDERS.country],
    ['ifaf', ORDERS.country],
    ['ifaf,', ORDERS.country],
    ['LCG? ifaf!', ORDERS.country],
    ['3d-ghjtrn', ORDERS.country],
    ['ifaf p LCG', ORDERS.country],
    ['gjhspre nhe,b', ORDERS.tubes],
    ['shafa', ORDERS.country],
    ['3д', ORDERS.country],
    ['mill housing', ORDERS.english],
    ['ьшддштп', ORDERS.english],
    ['40x40', ORDERS.tubes],
    ['40 на 40', ORDERS.tubes],
    ['aisi304', ORDERS.tubes],
    ['нержавіюча сталь труба', ORDERS.tubes],
    ['idtqrf', PRODUCERS.sewing],
    ['shvejka', PRODUCERS.sewing],
    ['embroidery', PRODUCERS.sewing],
  ])('%s', async (query, listing) => {
    expect((await idsOf(query))[0]).toBe(listing.id)
  })
})

test('the response shows corrections, and a flag disables them', async () => {
  expect((await find('дсп ifaf')).shownFor).toEqual({
    // In the other layout `ifaf` is «шафа». A correction shows the form that the listings contain, which is «шафи».
    query: 'дсп шафи',
    changes: [{ typed: 'ifaf', used: 'шафи', reason: 'layout' }],
  })
  for (const [typed, reason] of [
    ['kapron shkaf', 'transliteration'],
    ['kapron irfa', 'layout'],
  ]) {
    // No listing contains «шкаф», but «шкаф» is a synonym of «шафа», so it is a valid correction.
    expect((await find(typed ?? '')).shownFor?.changes.at(-1)).toMatchObject({ used: 'шкаф', reason })
  }
  const literal = await find('ifaf', { literal: true })
  expect([literal.shownFor, literal.total]).toEqual([null, 0])
  expect((await find('шафа')).shownFor).toBeNull()
  // A word that has synonyms is no typo, even if no listing contains the word.
  expect((await find('кабель оптом')).shownFor).toBeNull()
})

test('a typo outside the stem finds the same listings without a correction', async () => {
  for (const slip of ['кабелль', 'кабелі', 'кабельь']) {
    const { shownFor } = await find(slip)
    expect([shownFor, await idsOf(slip)], slip).toEqual([null, await idsOf('кабель')])
    expect(await idsOf(slip, { literal: true }), slip).toEqual(await idsOf('кабель'))
  }
})

test('listings with most of the words are found when none has all', async () => {
  const { items, widened } = await find('столи кабель мармур')
  expect(widened).toBe(true)
  expect(items[0]?.kind === 'order' && items[0].order.id).toBe(ORDERS.mentions.id)
})

test('words are highlighted in the title and the excerpt', async () => {
  const { items } = await find('столом кабелю')
  const marks = items.find(
    (item) => item.kind === 'order' && item.order.id === ORDERS.mentions.id,
  )?.highlights
  const words = (part: Highlight | null | undefined) =>
    part?.ranges.map(({ start, end }) => part.text.slice(start, end))
  expect(words(marks?.title)).toEqual(['столів'])
  expect(words(marks?.excerpt)).toEqual(['Столи', 'кабель'])
})

test('orders and producers are both counted, whichever is shown', async () => {
  for (const side of ['all', 'orders', 'producers'] as const) {
    const { counts, total } = await find('кабель', { in: side })
    expect(counts).toEqual({ orders: 2, producers: 1 })
    expect(total).toBe({ all: 3, orders: 2, producers: 1 }[side])
  }
})

test('type filters orders only; region and category filter both, a region includes the whole country', async () => {
  expect(await idsOf('кабель', { type: 'supply', in: 'orders' })).toEqual([ORDERS.mentions.id])
  expect((await idsOf('кабель', { region: 'kyiv' })).toSorted()).toEqual(
    ids(ORDERS.mentions, PRODUCERS.cable),
  )
  expect(await idsOf('шафи', { region: 'kyiv' })).toEqual([ORDERS.country.id])
  expect(await idsOf('кабель', { category: 'metalwork' })).toEqual([PRODUCERS.cable.id])
  expect(await idsOf('milling', { category: 'milling', in: 'orders' })).toEqual([ORDERS.english.id])
})

test('each facet ignores its own filter', async () => {
  const { facets } = await find('кабель', { facets: true, region: 'kyiv', type: 'supply' })
  expect(facets?.regions).toEqual([{ value: 'kyiv', count: 2 }])
  expect(facets?.types).toEqual([{ value: 'supply', count: 1 }])
  expect((await find('кабель', { facets: true })).facets?.types).toEqual([
    { value: 'production', count: 1 },
    { value: 'supply', count: 1 },
  ])
})

test('facets also count matches that miss some words', async () => {
  const { items, facets, widened } = await find('столи кабель мармур', { facets: true, in: 'orders' })
  expect(widened).toBe(true)
  const types = items.map((item) => (item.kind === 'order' ? item.order.type : null))
  for (const type of ['production', 'supply'] as const) {
    const count = facets?.types.find(({ value }) => value === type)?.count ?? 0
    expect(count, type).toBe(types.filter((each) => each === type).length)
  }
})

describe.each(['relevance', 'newest'] as const)('sorted by %s', (sort) => {
  test('the pages contain every match once', async () => {
    const all = await idsOf('кабель', { sort })
    const paged: string[] = []
    for (const page of [1, 2, 3, 4]) paged.push(...(await idsOf('кабель', { sort, page, limit: 1 })))
    expect(paged).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
  })
})

test('unknown references are reported by the names of the search input', async () => {
  await expect(find('кабель', { region: 'x', category: 'y' })).rejects.toMatchObject({
    code: 'validation_failed',
    problems: [
      { path: 'region', code: 'unknown_reference' },
      { path: 'category', code: 'unknown_reference' },
    ],
  })
})

describe('no text causes an error', () => {
  const read = async (query: string) => {
    const parsed = route.query.safeParse({ query })
    if (!parsed.success) return
    const result = await find(parsed.data.query)
    expect(SearchResult.parse(result)).toEqual(result)
  }
  test.each([
    "' | ! & ( ) :* <-> \\",
    "'; drop table orders; --",
    '‮кабель‬',
    '😀😀 кабель 🏳️‍🌈',
    'a:* & b | !c',
    '\u0000\u0001кабель',
    '\ud800 кабель',
    '................',
    'ь ьь',
    Array.from({ length: 50 }, () => 'і').join(' '),
    'к'.repeat(100),
    'q'.repeat(100),
    "q'w[e]r;t,y.u".repeat(7),
    '1х1х1х1х1х1х1х1х1х1х1х1х1',
    `${'1 '.repeat(49)}1`,
  ])('%j', read)

  test('anything', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 2, maxLength: 100 }),
      fc.string({
        unit: fc.constantFrom(...'кабельcable\'"\\()|&!:*<>-’ 12х.,'),
        minLength: 2,
        maxLength: 100,
      }),
    )
    await fc.assert(fc.asyncProperty(text, read), { numRuns: 40 })
  })
})

test('too many matches are reported as inexact, and sorting by date stays exact on all pages', async () => {
  await sql`
    insert into orders (id, slug, status, type, region_id, root_id, category_id, title_uk, description_uk,
        offers_until, published_at, bumped_at, expires_at)
      select gen_random_uuid(), 'chasto-' || n, 'published', 'tolling', 1, 10, 11, 'Часте слово в замовленні',
          'Опис замовлення, у якому тридцять літер.', '2030-01-01', now(), now() - n * interval '1 minute',
          now() + interval '1 day'
        from generate_series(1, 1500) n`.execute(database.db)
  await search.index()
  await search.refresh()
  const slugs = async (page: number) =>
    (await find('часте', { sort: 'newest', limit: 60, page })).items.map(
      (item) => item.kind === 'order' && item.order.slug,
    )
  const wanted = (page: number) => Array.from({ length: 60 }, (_, at) => `chasto-${(page - 1) * 60 + at + 1}`)
  expect(await find('часте')).toMatchObject({
    total: 1_000,
    totalExact: false,
    countsExact: { orders: false },
  })
  for (const page of [1, 7, 16]) expect(await slugs(page)).toEqual(wanted(page))
  const seen = new Set<string>()
  for (let page = 1; page <= 17; page += 1) {
    for (const id of await idsOf('часте', { page, limit: 60 })) {
      expect(seen.has(id)).toBe(false)
      seen.add(id)
    }
  }
  expect(seen.size).toBe(1_000)
})
