import { ORDER_STATUSES, PRODUCER_STATUSES } from '@verstat/contract'
import { expect, test } from 'vitest'
import {
  allowedMoves,
  findMove,
  type ListingRights,
  type ListingStatus,
  type MovingListing,
} from './listing-moves.ts'

const now = new Date('2026-11-22T12:00:00Z')
const DAY_MS = 86_400_000
const owner: ListingRights = { isOwner: true, isModerator: false, isHolder: false }
const moderator: ListingRights = { isOwner: false, isModerator: true, isHolder: false }
const holder: ListingRights = { isOwner: false, isModerator: false, isHolder: true }
const support: ListingRights = { isOwner: false, isModerator: false, isHolder: false }

function listing(status: ListingStatus, overrides: Partial<MovingListing> = {}): MovingListing {
  return {
    kind: 'order',
    status,
    statusAt: now,
    version: 5,
    statusVersion: 5,
    changedSinceApproval: false,
    hasDeal: false,
    ...overrides,
  }
}

test.each<[ListingStatus, ListingStatus[]]>([
  ['draft', ['pending', 'archived']],
  ['pending', ['draft', 'cancelled', 'archived']],
  ['published', ['paused', 'awarded', 'cancelled', 'archived']],
  ['paused', ['published', 'awarded', 'cancelled', 'archived']],
  ['awarded', ['published', 'completed', 'cancelled', 'archived']],
  ['completed', ['archived']],
  ['expired', ['published', 'awarded', 'archived']],
  ['cancelled', ['published', 'archived']],
  ['rejected', ['archived']],
  ['blocked', []],
  ['archived', []],
])('an owner may move %s to %j', (status, allowed) => {
  expect(allowedMoves(listing(status), owner, now)).toEqual(allowed)
})

test('a rejected listing can be resubmitted once it was edited', () => {
  const edited = listing('rejected', { version: 6 })
  expect(allowedMoves(edited, owner, now)).toEqual(['pending', 'archived'])
})

test('renewing submits an unapproved text and publishes an approved one', () => {
  const changed = { changedSinceApproval: true }
  expect(allowedMoves(listing('expired', changed), owner, now)).toEqual(['pending', 'awarded', 'archived'])
  expect(allowedMoves(listing('cancelled', changed), owner, now)).toEqual(['pending', 'archived'])
})

test('an award can be taken back within 14 days', () => {
  const days = (n: number) => ({ statusAt: new Date(now.getTime() - n * DAY_MS) })
  expect(findMove(listing('awarded', days(14)), 'published', owner, now)?.move).toBe('takeBack')
  expect(findMove(listing('awarded', days(14.01)), 'published', owner, now)).toBeUndefined()
})

test('the moves of a deal, not the owner, move an order that is awarded for it', () => {
  expect(allowedMoves(listing('awarded', { hasDeal: true }), owner, now)).toEqual([])
})

test('moderators decide and block, support and token holders cannot', () => {
  expect(allowedMoves(listing('pending'), moderator, now)).toEqual(['published', 'rejected', 'blocked'])
  expect(allowedMoves(listing('blocked'), moderator, now)).toEqual(['published'])
  for (const status of ORDER_STATUSES) {
    expect(allowedMoves(listing(status), support, now)).toEqual([])
    const mayDelete = status !== 'blocked' && status !== 'archived'
    expect(allowedMoves(listing(status), holder, now)).toEqual(mayDelete ? ['archived'] : [])
  }
})

test('producers have no moves to or from statuses that only orders have', () => {
  const both: ListingRights = { isOwner: true, isModerator: true, isHolder: false }
  for (const from of ORDER_STATUSES) {
    const moves = allowedMoves(listing(from, { kind: 'producer', version: 6 }), both, now)
    if (!PRODUCER_STATUSES.some((known) => known === from)) expect(moves).toEqual([])
    for (const to of moves) expect(PRODUCER_STATUSES).toContain(to)
  }
})
