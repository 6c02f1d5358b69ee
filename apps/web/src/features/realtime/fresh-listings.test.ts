import type { RealtimeEvent } from '@verstat/contract'
import { expect, test } from 'vitest'
import { countFresh, feedOf } from './fresh-listings.ts'

function published(n: number, ...listings: Partial<NonNullable<RealtimeEvent['d']['listings']>[number]>[]) {
  const whole = listings.map((each, index) => ({
    id: String(index),
    region: 'kyiv',
    categories: [],
    ...each,
  }))
  const ref = { kind: 'order', id: null, ver: 0 }
  return {
    v: 1,
    id: 'x',
    t: 'listing.published',
    at: 0,
    ref,
    d: { n, listings: whole },
  } satisfies RealtimeEvent
}

test('the home page and lists sorted by date count new listings, other pages and sorts do not', () => {
  expect(feedOf('/', {})).toMatchObject({ kind: 'orders', firstPage: '/orders/page/1' })
  expect(feedOf('/orders/type/supply/region/kyiv/page/3', {})).toEqual({
    kind: 'orders',
    filter: { type: 'supply', regionSlug: 'kyiv', page: 3 },
    firstPage: '/orders/type/supply/region/kyiv/page/1',
  })
  expect(feedOf('/producers/page/1', {})).toMatchObject({ kind: 'producers' })
  expect(feedOf('/orders/page/1', { sort: 'budget' })).toBeUndefined()
  for (const path of ['/orders/cast-iron-lids-a1b2', '/search', '/user', '/orders']) {
    expect([path, feedOf(path, {})]).toEqual([path, undefined])
  }
})

test('only listings that match the filters are counted', () => {
  const of = (path: string, event: RealtimeEvent) => {
    const feed = feedOf(path, {})
    return feed && countFresh(feed, event)
  }
  const two = published(
    2,
    { type: 'supply', region: 'kyiv', categories: ['sewing', 'workwear'] },
    { type: 'production', region: 'lvivska', categories: ['metalwork', 'turning'] },
  )
  expect(of('/orders/page/1', two)).toBe(2)
  expect(of('/orders/type/supply/page/1', two)).toBe(1)
  expect(of('/orders/category/sewing/page/1', two)).toBe(1)
  expect(of('/orders/category/turning/page/1', two)).toBe(1)
  expect(of('/orders/region/odeska/page/1', two)).toBe(0)
  // An event names at most twenty listings, but the number `n` counts all of them.
  expect(of('/', published(45, {}))).toBe(45)
})

test("orders for the whole country belong to every region's list, producers do not", () => {
  const event = published(1, { region: 'ukraine' })
  const [orders, producers] = [
    feedOf('/orders/region/kyiv/page/1', {}),
    feedOf('/producers/region/kyiv/page/1', {}),
  ]
  expect(orders && countFresh(orders, event)).toBe(1)
  expect(producers && countFresh(producers, event)).toBe(0)
})
