import { expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { SearchTables } from '../search.tables.ts'
import { rememberVocabulary } from './remembered-vocabulary.ts'

const { db } = await testDatabase<SearchTables>()

test('counts are read again after ten seconds in every process, without anything else that runs', async () => {
  let time = 0
  const { countTerms, countDocuments } = rememberVocabulary(() => time)
  const counts = async () => [
    (await countTerms(db, ['куртк'])).get('куртк')?.orders,
    (await countDocuments(db)).orders,
  ]
  await db.insertInto('search_terms').values({ term: 'куртк', orders: 5, producers: 0 }).execute()
  await db.updateTable('search_statistics').set({ orders: 50 }).execute()
  expect(await counts()).toEqual([5, 50])
  await db.updateTable('search_terms').set({ orders: 7 }).execute()
  await db.updateTable('search_statistics').set({ orders: 70 }).execute()
  time = 9_999
  expect(await counts()).toEqual([5, 50])
  time = 10_000
  expect(await counts()).toEqual([7, 70])
})
