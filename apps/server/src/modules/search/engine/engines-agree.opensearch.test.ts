import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import { insertOrders, insertTestDictionaries, orderRow } from '../../directory/directory.testing.ts'
import type { DirectoryTables } from '../../directory/index.ts'
import type { SearchTables } from '../search.tables.ts'
import { testSearch } from '../search.testing.ts'
import { createPostgresEngine } from './postgres-engine.ts'
import type { Alternative, FindRequest, WordGroup } from './search-engine.ts'

const database = await testDatabase<SearchTables & DirectoryTables>()
await insertTestDictionaries(database.db)
const search = await testSearch(database)
const inside = createPostgresEngine(database)
const outside = search.ctx.search.engine

/** Each stem with a word that has only this stem. */
const WORDS = [
  ['кабел', 'кабель'],
  ['фланц', 'фланці'],
  ['корпус', 'корпус'],
  ['втулк', 'втулка'],
  ['лазер', 'лазер'],
] as const

beforeAll(async () => {
  const words = WORDS.map(([, word]) => word)
  const texts = (seed: number) => words.filter((_, at) => (seed >> at) & 1).join(', ')
  await insertOrders(
    database.db,
    Array.from({ length: 60 }, (_, n) =>
      orderRow({
        title_uk: `Виріб ${texts(n * 7)} № ${n + 1_000}`,
        description_uk: `Опис замовлення, у якому вистачає літер: ${texts(n * 13 + 5)}.`,
        city: n % 5 === 0 ? 'Кабель' : 'Львів',
        region_id: (n % 3) + 1,
        bumped_at: new Date(Date.UTC(2026, 4, 1) + n * 60_000),
      }),
    ),
  )
  await search.index()
  await search.refresh()
})

const lexeme = fc.constantFrom(...WORDS.map(([stem]) => stem as string), 'невідом')
const alternative = fc.record({
  lexemes: fc.uniqueArray(lexeme, { minLength: 1, maxLength: 2 }),
  weight: fc.constantFrom(1, 0.95, 0.75, 0.6, 2.5),
  isSynonym: fc.boolean(),
  orders: fc.constant(10),
  producers: fc.constant(0),
}) satisfies fc.Arbitrary<Alternative>
const group = fc.record({
  alternatives: fc.uniqueArray(alternative, {
    minLength: 1,
    maxLength: 4,
    selector: ({ lexemes }) => lexemes.toSorted().join(' '),
  }),
  worth: fc.double({ min: 0.5, max: 5, noNaN: true }),
  isOptional: fc.boolean(),
  isPlace: fc.boolean(),
}) satisfies fc.Arbitrary<WordGroup>

test('both engines find the same documents, with the same scores up to the precision of a rank', async () => {
  const asked = fc.record({
    groups: fc.array(group, { minLength: 1, maxLength: 5 }),
    filter: fc.constantFrom<FindRequest['filter']>({}, { regionKeys: [1, 3] }, { type: 'supply' }),
    sort: fc.constantFrom('relevance' as const, 'newest' as const),
    isStrict: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(asked, async (some) => {
      const request: FindRequest = {
        kind: 'order',
        filterShare: 1,
        documents: 60,
        first: 100,
        now: search.clock.now,
        ...some,
      }
      const [own, other] = await Promise.all([
        inside.find(request, search.ctx),
        outside.find(request, search.ctx),
      ])
      const counts = ({ total, isExact, missing, isStopped }: typeof own) => ({
        total,
        isExact,
        missing,
        isStopped,
      })
      expect(counts(other)).toEqual(counts(own))
      if (some.sort === 'newest') expect(other.matches).toEqual(own.matches)
      const scores = new Map(other.matches.map(({ id, score }) => [id, score]))
      expect(scores.size).toBe(own.matches.length)
      const hasPhrase = some.groups.some(({ alternatives }) =>
        alternatives.some(({ lexemes }) => lexemes.length > 1),
      )
      // The words of a phrase count by their best fields alone.
      for (const { id, score } of own.matches)
        expect(Math.abs((scores.get(id) ?? -1) - score), id).toBeLessThan(hasPhrase ? 0.25 : 0.006)
      const counted = { ...request, missing: own.missing }
      const names = ['type', 'region', 'category'] as const
      const [ownFacets, otherFacets] = await Promise.all([
        inside.countFacets(counted, names, search.ctx),
        outside.countFacets(counted, names, search.ctx),
      ])
      for (const name of names)
        expect(new Map([...(otherFacets.get(name) ?? [])].sort())).toEqual(
          new Map([...(ownFacets.get(name) ?? [])].sort()),
        )
    }),
    { numRuns: 40 },
  )
})
