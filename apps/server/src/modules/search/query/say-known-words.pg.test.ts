import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { SearchTables } from '../search.tables.ts'
import { addToVocabulary, countTerms } from '../vocabulary/vocabulary.repository.ts'
import { wordStems } from '../words/word-stems.ts'
import { correctWords } from './correct-words.ts'
import { sayKnownWords } from './say-known-words.ts'

const { db } = await testDatabase<SearchTables>()

const WORDS = { швейний: 9, швейні: 12, швейна: 4, шафа: 14, шафи: 3, меблі: 47 }

beforeAll(async () => {
  const entries = Object.entries(WORDS).map(([word, n]) => ({
    word,
    n,
    term: wordStems(word).stems[0] ?? word,
  }))
  await db.transaction().execute((tx) =>
    addToVocabulary(tx, {
      terms: new Map(entries.map(({ term, n }) => [term, { orders: n, producers: 0 }])),
      surfaces: new Map(entries.map(({ word, n, term }) => [word, { term, spelling: word, n }])),
    }),
  )
})

async function said(text: string): Promise<readonly (string | undefined)[]> {
  const words = await sayKnownWords(db, await correctWords(db, text, { holds: () => false }, countTerms))
  return words.map(({ change }) => change?.used)
}

test.each([
  // The last key is wrong (`]` instead of `s`), so the other keyboard layout gives «швейнї».
  ['idtqy]', 'швейні'],
  ['idtqys', 'швейні'],
  ['shveinyi', 'швейний'],
  ['shvejna', 'швейна'],
  ['ifae', 'шафа'],
])('the correction of %s is a word of the listings', async (typed, word) => {
  expect(await said(typed)).toEqual([word])
  expect(Object.keys(WORDS)).toContain(word)
})

test('only what is shown changes, not what is searched for', async () => {
  const before = await correctWords(db, 'idtqy]', { holds: () => false }, countTerms)
  const after = await sayKnownWords(db, before)
  expect(after.map(({ change: _, ...word }) => word)).toEqual(before.map(({ change: _, ...word }) => word))
  expect(before[0]?.change?.used).toBe('швейнї')
})

test('a word that only has synonyms keeps its reading', async () => {
  const synonyms = { holds: (stem: string) => stem === wordStems('шкаф').stems[0] }
  const words = await correctWords(db, 'shkaf', synonyms, countTerms)
  expect((await sayKnownWords(db, words)).map(({ change }) => change?.used)).toEqual(['шкаф'])
})
