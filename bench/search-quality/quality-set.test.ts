import { expect, test } from 'vitest'
import { judgedListings } from './judged-listings.ts'
import { type JudgedQuery, KINDS, readHalf } from './quality-set.ts'

const listings = new Map(judgedListings(new Date()).map((listing) => [listing.id, listing]))
const halves = (await Promise.all([readHalf('visible'), readHalf('held-out')])).filter(
  (half) => half !== null,
)
const places = { orders: ['order'], producers: ['producer'], all: ['order', 'producer'] } as const

function impossible({ in: place, truth }: JudgedQuery): readonly string[] {
  return truth.flatMap(({ id }) => {
    const listing = listings.get(id)
    const isPossible = listing?.isListed && (places[place] as readonly string[]).includes(listing.kind)
    return isPossible ? [] : [id]
  })
}

test('every answer of the quality set is a public listing in the scope of its query', () => {
  expect(halves.length).toBeGreaterThan(0)
  // The test compares only counts, so that a failure does not reveal queries of the held-out half.
  expect(halves.map((half) => half.flatMap(impossible).length)).toEqual(halves.map(() => 0))
})

test('no query occurs twice in the quality set', () => {
  const queries = halves.flat().map(({ query, in: place }) => `${place} ${query}`)
  expect(queries.length - new Set(queries).size).toBe(0)
})

test('each half of the quality set has queries of every kind', () => {
  for (const half of halves) expect(new Set(half.map(({ kind }) => kind))).toEqual(new Set(KINDS))
})
