import {
  ApiError,
  type ListingKind,
  ORDER_STATUSES,
  PRODUCER_STATUSES,
  setOrderStatus,
  setProducerStatus,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, describe, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../../directory.testing.ts'
import { counterDifferences } from '../../index.ts'
import { type Person, verifiedUser, withoutLimits } from '../writing/writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { database, call } = site
const { db } = database

type Role = 'owner' | 'stranger' | 'support' | 'moderator' | 'admin'
const ROLES: readonly Role[] = ['owner', 'stranger', 'support', 'moderator', 'admin']

/** All status changes that owners may make. */
const OWNER_MOVES = [
  'draft→pending',
  'pending→draft',
  'rejected→pending',
  'published→paused',
  'paused→published',
  'published→awarded',
  'paused→awarded',
  'awarded→completed',
  'awarded→published',
  'published→cancelled',
  'paused→cancelled',
  'awarded→cancelled',
  'pending→cancelled',
  'expired→published',
  'expired→pending',
  'expired→awarded',
  'cancelled→published',
  'cancelled→pending',
]
const MODERATOR_MOVES = ['pending→published', 'pending→rejected', 'blocked→published']

function isPromised(role: Role, from: string, to: string): boolean {
  const cell = `${from}→${to}`
  if (role === 'owner')
    return OWNER_MOVES.includes(cell) || (to === 'archived' && from !== 'blocked' && from !== 'archived')
  if (role === 'moderator' || role === 'admin')
    return MODERATOR_MOVES.includes(cell) || (to === 'blocked' && from !== 'archived')
  return false
}

/**
 * Returns the stored status after the change. Renewing an approved text publishes it, whichever status was requested.
 */
function resultingStatus(from: string, to: string): string {
  return from === 'expired' || from === 'cancelled' ? (to === 'pending' ? 'published' : to) : to
}

const people = new Map<Role, Person>()

beforeAll(async () => {
  await withoutLimits(site)
  people.set('owner', await verifiedUser(site))
  people.set('stranger', await verifiedUser(site))
  for (const role of ['support', 'moderator', 'admin'] as const)
    people.set(role, await verifiedUser(site, role))
})

async function insertListing(kind: ListingKind, status: string, whose: Role = 'owner'): Promise<string> {
  const owner_id = people.get(whose)?.id ?? null
  // A listing with version 2 counts as edited since its rejection, so that it may be submitted again.
  const common = {
    owner_id,
    version: 2,
    ...(status === 'archived' ? { archived_from: 'draft' as const } : {}),
  }
  const stored = (status === 'expired' ? 'published' : status) as 'published'
  if (kind === 'order') {
    const row = orderRow({
      ...common,
      status: stored,
      offers_until: addDays(kyivDay(new Date()), 20),
      ...(status === 'expired' ? { expires_at: new Date(site.clock.now.getTime() - 60_000) } : {}),
    })
    await db.insertInto('orders').values(row).execute()
    return row.id
  }
  const row = producerRow({ ...common, status: stored })
  await db.insertInto('producers').values(row).execute()
  await db
    .insertInto('producer_categories')
    .values({ producer_id: row.id, position: 0, root_id: 10, category_id: 11 })
    .execute()
  return row.id
}

async function rowOf(kind: ListingKind, id: string) {
  const table = kind === 'order' ? 'orders' : 'producers'
  const { rows } = await database.pool.query(
    `select status::text, status_at, version, updated_at, (select count(*)::int from listing_status_log where ${kind}_id = l.id) as log
       from ${table} l where id = $1`,
    [id],
  )
  return rows[0]
}

async function setStatus(kind: ListingKind, id: string, status: string, token: string | undefined) {
  const route = kind === 'order' ? setOrderStatus : setProducerStatus
  try {
    await call(route, { id, status, reason: 'Причина' }, { token })
    return { code: 'done', allowed: undefined }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { code: error.data.code, allowed: error.data.allowed }
  }
}

describe.each([
  ['order', ORDER_STATUSES],
  ['producer', PRODUCER_STATUSES],
] as const)('every move of an %s', (kind, statuses) => {
  const exists = (status: string) => statuses.some((known) => known === status)

  test.each(statuses)('from %s: allowed moves work, all others change nothing', async (from) => {
    for (const role of ROLES) {
      for (const to of statuses) {
        const id = await insertListing(kind, from)
        const before = await rowOf(kind, id)
        const answer = await setStatus(kind, id, to, people.get(role)?.token)
        const after = await rowOf(kind, id)
        const cell = { role, from, to }
        if (role === 'stranger') {
          expect({ ...cell, code: answer.code }).toEqual({ ...cell, code: 'not_found' })
        } else if (from === to) {
          expect({ ...cell, code: answer.code }).toEqual({ ...cell, code: 'done' })
        } else if (isPromised(role, from, to) && exists(to)) {
          expect({ ...cell, code: answer.code, status: after.status, log: after.log }).toEqual({
            ...cell,
            code: 'done',
            status: resultingStatus(from, to),
            log: 1,
          })
          expect(after.version).toBe(before.version + 1)
          continue
        } else {
          expect({ ...cell, code: answer.code }).toEqual({ ...cell, code: 'move_forbidden' })
          for (const allowed of answer.allowed ?? []) {
            expect({ ...cell, allowed: isPromised(role, from, allowed) }).toEqual({ ...cell, allowed: true })
          }
        }
        expect(after).toEqual(before)
      }
    }
  })

  test.each(['moderator', 'admin'] as const)('a %s cannot moderate their own listing', async (role) => {
    for (const from of statuses) {
      for (const to of ['published', 'rejected', 'blocked'] as const) {
        if (from === to || isPromised('owner', from, to) || !exists(to)) continue
        const id = await insertListing(kind, from, role)
        const before = await rowOf(kind, id)
        const answer = await setStatus(kind, id, to, people.get(role)?.token)
        expect({ from, to, code: answer.code }).toEqual({ from, to, code: 'move_forbidden' })
        for (const allowed of answer.allowed ?? []) {
          expect({ from, allowed: isPromised('owner', from, allowed) }).toEqual({ from, allowed: true })
        }
        expect(await rowOf(kind, id)).toEqual(before)
      }
    }
    const id = await insertListing(kind, 'pending', role)
    const other = role === 'moderator' ? 'admin' : 'moderator'
    expect((await setStatus(kind, id, 'published', people.get(other)?.token)).code).toBe('done')
  })

  test('visitors cannot set a status, and unknown statuses are refused', async () => {
    const id = await insertListing(kind, 'published')
    const before = await rowOf(kind, id)
    for (const status of statuses)
      expect((await setStatus(kind, id, status, undefined)).code).toBe('unauthenticated')
    for (const status of ['nonsense', 'PUBLISHED', ...(kind === 'producer' ? ['expired', 'awarded'] : [])]) {
      expect((await setStatus(kind, id, status, people.get('owner')?.token)).code).toBe('validation_failed')
    }
    expect(await rowOf(kind, id)).toEqual(before)
  })
})

test('the counters are exact after all moves', async () => {
  expect(await counterDifferences(db)).toEqual([])
})
