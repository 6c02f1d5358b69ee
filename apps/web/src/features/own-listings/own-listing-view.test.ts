import type { OwnOrderSummary, OwnProducerSummary } from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { testOrder, testProducer } from '../../testing/test-directory.ts'
import { testContext } from '../../testing/test-send.ts'
import { ownOrderView, ownProducerView } from './own-listing-view.ts'

type Promotion = OwnOrderSummary['promotion']

const own = {
  statusReason: null,
  allowed: [],
  counts: { views: 0, contacts: 0 },
  revision: null,
  restorableUntil: null,
}
const unpaid: Promotion = { topUntil: null, highlightUntil: null, homeUntil: null }
const { context } = testContext(() => ({}))
const later = new Date(context.now().getTime() + 60_000).toISOString()
const earlier = new Date(context.now().getTime() - 60_000).toISOString()

describe("the user's own listing shows its active paid features", () => {
  test('an order: advertising places, highlighting, bump', () => {
    const paid = (change: Partial<OwnOrderSummary>) =>
      ownOrderView(context, { ...testOrder(), ...own, ...change }).paid

    expect(paid({})).toEqual([])
    expect(paid({ promotion: { ...unpaid, topUntil: later } })).toEqual(['ad'])
    expect(paid({ promotion: { ...unpaid, homeUntil: later } })).toEqual(['ad'])
    expect(
      paid({ isBumpPaid: true, promotion: { topUntil: later, homeUntil: later, highlightUntil: later } }),
    ).toEqual(['ad', 'highlighted', 'bumped'])
    expect(paid({ promotion: { topUntil: earlier, homeUntil: earlier, highlightUntil: earlier } })).toEqual(
      [],
    )
  })

  test('a producer: advertising places and highlighting', () => {
    const paid = (promotion: Promotion) =>
      ownProducerView(context, { ...testProducer(), ...own, promotion } as OwnProducerSummary).paid

    expect(paid(unpaid)).toEqual([])
    expect(paid({ ...unpaid, highlightUntil: later })).toEqual(['highlighted'])
    expect(paid({ ...unpaid, topUntil: later })).toEqual(['ad'])
  })
})
