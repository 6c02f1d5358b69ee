import { suggest as route } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../../directory/directory.testing.ts'
import type { DirectoryTables } from '../../directory/index.ts'
import type { SearchTables } from '../search.tables.ts'
import { testSearch } from '../search.testing.ts'
import { suggest } from './make-suggestions.ts'

const database = await testDatabase<SearchTables & DirectoryTables>()
await insertTestDictionaries(database.db)
const search = await testSearch(database)

beforeAll(async () => {
  await insertOrders(database.db, [
    orderRow({ title_uk: 'Виготовлення дерев’яних піддонів' }),
    orderRow({ title_uk: 'Дерев’яні двері з дуба' }),
    orderRow({ title_uk: 'Прихована деревокераміка', status: 'paused' }),
  ])
  await database.db
    .insertInto('producers')
    .values([
      producerRow({ name: 'Цех «Деревій»' }),
      producerRow({ name: 'Деревообробка', status: 'paused' }),
    ])
    .execute()
  await search.index()
})

const offered = async (query: string) =>
  (await suggest(search.ctx, route.query.parse({ query }))).items.map((item) =>
    item.kind === 'words' ? item.query : `${item.kind} ${item.slug.replace(/-\d+$/, '')}`,
  )

test('suggestions are one form per word with its original spelling, and producers by name', async () => {
  const items = await offered('потрібні дерев')
  expect(items.filter((item) => item.startsWith('потрібні дерев’ян'))).toHaveLength(1)
  expect(await offered('дерев')).toContainEqual(expect.stringMatching(/^producer vyrobnyk/))
})

test.each(['lthtd', 'derev'])('%s is read as дерев', async (query) => {
  expect(await offered(query)).toEqual(await offered('дерев'))
})

test('categories and regions are suggested by any word of their names', async () => {
  expect(await offered('metalw')).toEqual(['category metalwork'])
  expect(await offered('kyi')).toContain('region kyiv')
})

test('words and names of unpublished listings are not suggested', async () => {
  expect(await offered('деревокер')).toEqual([])
  expect((await offered('деревооб')).filter((item) => item.startsWith('producer'))).toEqual([])
})

test('no typed text causes an error', async () => {
  for (const query of ["'|&!:*", '\u0000а', '\ud800б', '😀😀', '....', '‮ab', 'ь ']) {
    if (route.query.safeParse({ query }).success) await offered(query)
  }
})
