import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { FindRequest, Found } from '../search-engine.ts'
import { guardFinder } from './guarded-finder.ts'
import { OutsideError } from './outside-client.ts'

const REQUEST: FindRequest = {
  kind: 'order',
  groups: [],
  filter: {},
  filterShare: 1,
  documents: 0,
  sort: 'relevance',
  first: 10,
  now: new Date(0),
}

/** Both engines find as many matches as their number says, so that a test sees which one has answered. */
const found = (total: number): Found => ({ matches: [], total, isExact: true, missing: 0, isStopped: false })
const OUTSIDE = 1
const INSIDE = 2

function guarded() {
  const state = { now: 0, error: null as Error | null, asked: 0, probed: 0, lines: [] as string[] }
  const ask = async () => {
    state.asked += 1
    if (state.error) throw state.error
    return found(OUTSIDE)
  }
  const log = (_: unknown, line?: string) => state.lines.push(line ?? String(_))
  const finder = guardFinder({
    outside: { find: ask, countFacets: async () => new Map() },
    inside: { find: async () => found(INSIDE), countFacets: async () => new Map() },
    async probe() {
      state.probed += 1
      if (state.error) throw state.error
    },
    log: { info: log, warn: log },
    clock: () => state.now,
  })
  const whoAnswers = async (signal?: AbortSignal) =>
    (await finder.find(REQUEST, { pool: NO_POOL, signal })).total
  return { state, finder, whoAnswers }
}

/** The finders of these tests ask no database. */
const NO_POOL = {} as Pool
const AWAY = new OutsideError(0, 'ConnectionError: ECONNREFUSED')

test('of many searches, one waits for a dead cluster, and the log has one line for each change', async () => {
  const { state, finder, whoAnswers } = guarded()
  expect(await whoAnswers()).toBe(OUTSIDE)
  state.error = AWAY
  for (let n = 0; n < 5; n += 1) expect(await whoAnswers()).toBe(INSIDE)
  expect([state.asked, state.probed, finder.isUsed(), finder.fallbacks()]).toEqual([2, 0, false, 5])
  // The rest is over, but the cluster is still dead. Users do not wait for the attempt.
  state.now = 5_000
  for (let n = 0; n < 5; n += 1) expect(await whoAnswers()).toBe(INSIDE)
  expect([state.asked, state.probed]).toEqual([2, 1])
  state.error = null
  state.now = 10_000
  expect(await whoAnswers()).toBe(INSIDE)
  await Promise.resolve()
  expect(await whoAnswers()).toBe(OUTSIDE)
  expect(state.lines).toEqual([
    'PostgreSQL answers searches, OpenSearch does not',
    'OpenSearch answers searches again',
  ])
})

test('a query that the cluster refuses is answered by PostgreSQL, and the next one by the cluster', async () => {
  const { state, finder, whoAnswers } = guarded()
  state.error = new OutsideError(400, 'too_many_clauses')
  expect(await whoAnswers()).toBe(INSIDE)
  state.error = null
  expect(await whoAnswers()).toBe(OUTSIDE)
  expect([finder.fallbacks(), state.lines]).toEqual([1, []])
})

test('a search whose caller leaves is no failure of the cluster, and a fault of ours is not hidden', async () => {
  const { state, finder, whoAnswers } = guarded()
  const gone = new AbortController()
  gone.abort()
  state.error = AWAY
  await expect(whoAnswers(gone.signal)).rejects.toBe(gone.signal.reason)
  state.error = new TypeError('a fault')
  await expect(whoAnswers()).rejects.toThrow('a fault')
  expect([finder.isUsed(), finder.fallbacks()]).toEqual([true, 0])
})
