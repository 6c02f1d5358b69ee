import { suggestCategories as route } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import { type DirectoryTables, storeDictionaries } from '../../directory/index.ts'
import type { SearchTables } from '../search.tables.ts'
import { testSearch } from '../search.testing.ts'
import { COMMON_TITLES } from './common-titles.testing.ts'
import { GOODS } from './goods/index.ts'
import { ORDINARY_TITLES, RARER_TITLES } from './more-titles.testing.ts'
import { suggestCategories } from './suggest-categories.ts'

const database = await testDatabase<SearchTables & DirectoryTables>()
await storeDictionaries(database.db)
const { ctx } = await testSearch(database)

const suggested = async (title: string, type?: 'engineering') =>
  (await suggestCategories(ctx, route.query.parse({ title, ...(type ? { type } : {}) }))).items.map(
    ({ id }) => id,
  )

test('of 40 titles of common things at least 38 find their category among three', async () => {
  expect(COMMON_TITLES).toHaveLength(40)
  const missed: string[] = []
  for (const [title, category] of COMMON_TITLES) {
    expect(ctx.dictionaries.categoryByCode(category)).toBeDefined()
    const items = await suggested(title)
    expect(items.length).toBeLessThanOrEqual(3)
    if (!items.includes(category)) missed.push(title)
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(2)
})

test.each([
  ['ordinary', ORDINARY_TITLES, 80, 76],
  ['rarer', RARER_TITLES, 40, 36],
] as const)('titles of %s things find a right category among three', async (_, titles, count, least) => {
  expect(titles).toHaveLength(count)
  const missed: string[] = []
  for (const [title, ...right] of titles) {
    const items = await suggested(title)
    if (!right.some((category) => items.includes(category))) missed.push(title)
  }
  expect(count - missed.length, missed.join(', ')).toBeGreaterThanOrEqual(least)
})

test('a title that begins with a box, a bag or stickers suggests those first, and not what is in them', async () => {
  expect((await suggested('Коробка для торта'))[0]).toBe('folding-cartons')
  expect((await suggested('Чохли на меблі'))[0]).toBe('bags-backpacks')
  expect((await suggested('Шестерня до м’ясорубки'))[0]).toBe('gear-cutting')
})

test('every category whose goods are listed exists, and every leaf category has goods', () => {
  const leaves = ctx.dictionaries.categories().filter(({ parentKey }) => parentKey !== null)
  expect(Object.keys(GOODS).sort()).toEqual(leaves.map(({ code }) => code).sort())
})

test.each([
  ['Кухня на замовлення 3 метри', 'cabinet-furniture'],
  ['Куртки пухові жіночі, партія 300 шт', 'outerwear'],
  ['Шкарпетки з логотипом компанії', 'socks-hosiery'],
  ['Вивіска для магазину', 'signs-large-format'],
  ['Дубовий стіл у вітальню', 'solid-wood-furniture'],
])('«%s» gets no unrelated suggestion beside %s', async (title, category) => {
  expect(await suggested(title)).toEqual([category])
})

test('no category is suggested by words that say nothing', async () => {
  expect(await suggested('ффф ццц 123')).toEqual([])
})

test('categories that take no orders of the type are left out', async () => {
  const items = await suggested('Розробити пресформу', 'engineering')
  expect(items.length).toBeGreaterThan(0)
  expect(items.filter((id) => !ctx.dictionaries.categoryByCode(id)?.types.includes('engineering'))).toEqual(
    [],
  )
})
