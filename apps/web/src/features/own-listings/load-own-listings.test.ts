import { listOwnProducers } from '@verstat/contract/browser'
import { expect, test } from 'vitest'
import { testContext } from '../../testing/test-send.ts'
import { loadOwnListings } from './load-own-listings.ts'
import { readOwnListingsQuery } from './own-listings-query.ts'

const { signal } = new AbortController()

/**
 * Returns the kind of listings that the page shows. `has` is the user's number of listings of each kind, and `search`
 * is the query of the address.
 */
async function shownKind(has: { readonly orders: number; readonly producers: number }, search: object) {
  const { context } = testContext(({ path }) => {
    const count = path === listOwnProducers.path ? has.producers : has.orders
    return { items: [], pages: 1, statuses: count > 0 ? [{ value: 'published', count }] : [] }
  })
  return (await loadOwnListings(context, readOwnListingsQuery(search), signal)).query.kind
}

test('a user who has only producers sees producers by default', async () => {
  expect(await shownKind({ orders: 0, producers: 1 }, {})).toBe('producer')
  expect(await shownKind({ orders: 0, producers: 1 }, { kind: 'order' })).toBe('order')
  expect(await shownKind({ orders: 1, producers: 1 }, {})).toBe('order')
  expect(await shownKind({ orders: 0, producers: 0 }, {})).toBe('order')
})
