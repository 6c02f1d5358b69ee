import { expect, test } from 'vitest'
import { ownListingsPath, readOwnListingsQuery } from './own-listings-query.ts'

test("the query of the user's listings survives a round trip through its address", () => {
  for (const query of [
    { kind: 'order', page: 1 },
    { kind: 'order', status: 'expired', page: 3 },
    { kind: 'producer', status: 'paused', page: 1 },
  ] as const) {
    const { searchParams } = new URL(ownListingsPath(query), 'http://site')
    expect(readOwnListingsQuery(Object.fromEntries(searchParams))).toEqual(query)
  }
})

test('unknown query values are ignored', () => {
  expect(readOwnListingsQuery({ kind: 'x', status: 'sold', page: '01' })).toEqual({ kind: 'order', page: 1 })
  // Producers do not expire, so the status `expired` is ignored.
  expect(readOwnListingsQuery({ kind: 'producer', status: 'expired' })).toEqual({ kind: 'producer', page: 1 })
})

test('an address without a kind is read as any kind', () => {
  expect(readOwnListingsQuery({}).isAnyKind).toBe(true)
  expect(readOwnListingsQuery({ kind: 'order' }).isAnyKind).toBeUndefined()
})
