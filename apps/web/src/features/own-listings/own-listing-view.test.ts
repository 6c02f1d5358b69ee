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
  offers: { count: 0, unread: 0, live: 0, opensAt: null },
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

test('the link to offers counts them, marks new ones, says when sealed ones open, and is absent without any', () => {
  const linkOf = (offers: OwnOrderSummary['offers']) =>
    ownOrderView(context, { ...testOrder(), ...own, offers }).offers
  expect(linkOf({ count: 0, unread: 0, live: 0, opensAt: null })).toBeUndefined()
  expect(linkOf({ count: 5, unread: 2, live: 4, opensAt: null })).toMatchObject({
    text: 'Пропозиції: 5',
    unread: 2,
    live: 4,
  })
  // The midnight in Kyiv after the last day.
  expect(linkOf({ count: 3, unread: 0, live: 3, opensAt: '2026-12-02T22:00:00.000Z' })?.text).toBe(
    'Пропозиції: 3. Запечатані до 3\u00a0грудня, 00:00',
  )
})

test('sealed offers open without a renewal, which would put that off', () => {
  const notes = (change: Partial<OwnOrderSummary>) =>
    ownOrderView(context, { ...testOrder(), ...own, ...change }).notes.map(({ text }) => text)
  const ending = { status: 'published', offersUntil: context.now().toISOString().slice(0, 10) } as const
  const sealed = { count: 3, unread: 0, live: 3, opensAt: later }
  expect(notes({ ...ending, offers: sealed }).join(' ')).toContain('відкриються самі')
  expect(notes(ending).join(' ')).not.toContain('відкриються самі')
})
