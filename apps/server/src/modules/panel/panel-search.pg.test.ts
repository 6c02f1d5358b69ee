import * as contract from '@verstat/contract'
import { expect, test } from 'vitest'
import { eventually } from '../../platform/testing/eventually.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries, orderRow } from '../directory/directory.testing.ts'
import { storeSynonyms } from '../search/index.ts'
import { newStaff } from './panel.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { db } = site.database
const { token } = await newStaff(site, 'admin')

test('a new group works at once, an edit checks the version, and a deleted group stays deleted', async () => {
  await db
    .insertInto('orders')
    .values(orderRow({ title_uk: 'Виготовлення скриньок із ясена' }))
    .execute()
  const total = async (query: string) => (await site.call(contract.search, { query })).total
  await eventually('the order is found', async () => (await total('скринька')) === 1)
  expect(await total('тумбочечка')).toBe(0)

  const group = await site.call(contract.createSynonyms, { words: ['скринька', 'тумбочечка'] }, { token })
  await eventually('the synonym is known', async () => (await total('тумбочечкам')) === 1)

  const stale = await site.refusal(
    contract.editSynonyms,
    { id: group.id, words: ['скринька', 'комодик'], version: group.version + 1 },
    { token },
  )
  expect(stale.code).toBe('stale')
  await site.call(contract.editSynonyms, { id: group.id, words: ['скринька', 'комодик'] }, { token })
  await eventually('the new words count', async () => (await total('комодик')) === 1)
  await site.call(contract.deleteSynonyms, { id: group.id }, { token })
  await eventually('the group is gone', async () => (await total('комодик')) === 0)

  await storeSynonyms(db)
  const [seeded, edited] = await site.call(contract.listSynonyms, {}, { token })
  if (!seeded || !edited) throw new Error('the seed is empty')
  await site.call(contract.deleteSynonyms, { id: seeded.id }, { token })
  await site.call(contract.editSynonyms, { id: edited.id, words: ['своє', 'інше'] }, { token })
  await storeSynonyms(db)
  const after = await site.call(contract.listSynonyms, {}, { token })
  expect(after.some(({ id }) => id === seeded.id)).toBe(false)
  expect(after.find(({ id }) => id === edited.id)?.words).toEqual(['своє', 'інше'])
})

test.each([
  [['одне']],
  [['одне', '…']],
  [['одне', '']],
  [['одне', 'я'.repeat(81)]],
])('a group of %j is rejected', async (words) => {
  expect((await site.refusal(contract.createSynonyms, { words }, { token })).code).toBe('validation_failed')
})

test('searches without results are counted by words, except with filters or literal queries', async () => {
  for (let time = 0; time < 2; time += 1) await site.call(contract.search, { query: ' Щось  небувале ' })
  await site.call(contract.search, { query: 'фільтроване диво', region: 'kyiv' })
  await site.call(contract.search, { query: 'дослівне диво', literal: 'true' })
  const misses = await site.call(contract.listSearchMisses, {}, { token })
  expect(misses.filter(({ query }) => /небувале|диво/.test(query))).toEqual([
    { query: 'щось небувале', count: 2, lastDay: expect.any(String) },
  ])
})
