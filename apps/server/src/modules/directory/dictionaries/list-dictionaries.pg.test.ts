import { Category, listCategories as categoryRoute, Region } from '@verstat/contract'
import { CATEGORIES, fieldsOf, REGIONS } from '@verstat/dictionaries'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import { insertOrders, orderRow, producerRow } from '../directory.testing.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { dictionaryMarks } from '../listing/listing-marks.ts'
import { foldCounters } from '../listing/paging/maintain-counters.ts'
import { relistProducers } from '../producers/relist-producers.ts'
import { loadDictionaries } from './dictionary-snapshot.ts'
import { storeDictionaries } from './dictionary-store.ts'
import { listCategories } from './list-categories.ts'
import { listRegions } from './list-regions.ts'

const { db, pool } = await testDatabase<DirectoryTables>()
let ctx: DirectoryContext

const leaf = CATEGORIES.find(({ parent }) => parent !== null)
const root = CATEGORIES.find(({ code }) => code === leaf?.parent)
const lviv = REGIONS.find(({ code }) => code === 'lvivska')

beforeAll(async () => {
  await storeDictionaries(db)
  ctx = { db, pool, now: () => new Date(), locale: 'uk', dictionaries: await loadDictionaries(db) }
  const place = { region_id: lviv?.key ?? 0, root_id: root?.key ?? 0, category_id: leaf?.key ?? 0 }
  await insertOrders(db, [orderRow(place), orderRow(place)])
  await foldCounters(db)
  await insertOrders(db, [orderRow(place), orderRow({ ...place, status: 'paused' })])
  const producer = producerRow({ region_id: place.region_id })
  await db.insertInto('producers').values(producer).execute()
  await db
    .insertInto('producer_categories')
    .values({ producer_id: producer.id, position: 0, root_id: place.root_id, category_id: place.category_id })
    .execute()
  await relistProducers(db, [producer.id], new Date())
})

const categories = (input: object = {}) => listCategories(ctx, categoryRoute.query.parse(input))

test('leaves and roots count their listings, and all categories are listed in order', async () => {
  const list = await categories()
  expect(list.map(({ id }) => id)).toEqual(CATEGORIES.map(({ code }) => code))
  const counted = list.filter(({ counts }) => counts && counts.orders + counts.producers > 0)
  expect(counted.map(({ id, counts }) => [id, counts])).toEqual([
    [root?.code, { orders: 3, producers: 1 }],
    [leaf?.code, { orders: 3, producers: 1 }],
  ])
  for (const category of list) expect(Category.parse(category)).toEqual(category)
})

test('filtering by type returns only its categories', async () => {
  for (const type of ['producer', 'engineering'] as const) {
    const ids = (await categories({ type })).map(({ id }) => id)
    expect(ids).toEqual(CATEGORIES.filter(({ types }) => types.includes(type)).map(({ code }) => code))
    expect(ids.length).toBeGreaterThan(5)
  }
})

test('a leaf has the extra fields of its root and its own', async () => {
  const list = await categories()
  for (const category of CATEGORIES) {
    const keys = list.find(({ id }) => id === category.code)?.fields.map(({ key }) => key)
    expect(keys).toEqual(fieldsOf(category).map(({ key }) => key))
  }
})

test('a region counts only its own listings', async () => {
  const list = await listRegions(ctx, {})
  expect(list.map(({ id }) => id)).toEqual(REGIONS.map(({ code }) => code))
  const counted = list.filter(({ counts }) => counts && counts.orders > 0)
  expect(counted.map(({ id, counts }) => [id, counts])).toEqual([['lvivska', { orders: 3, producers: 1 }]])
  for (const region of list) expect(Region.parse(region)).toEqual(region)
})

test('without counts the cached names are returned', async () => {
  const named = await listRegions(ctx, { counts: 'none' })
  expect(named.map(({ id, counts }) => [id, counts])).toEqual(REGIONS.map(({ code }) => [code, undefined]))
  expect(await listRegions(ctx, { counts: 'none' })).toBe(named)
  expect((await categories({ counts: 'none' })).every(({ counts }) => counts === undefined)).toBe(true)
})

test('a page with counts depends on the listings', async () => {
  expect(dictionaryMarks(await categories()).tags).toEqual(['dictionaries', 'orders', 'producers'])
  expect(dictionaryMarks(await categories({ counts: 'none' })).tags).toEqual(['dictionaries'])
})
