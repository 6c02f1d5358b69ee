import { search, suggest } from '@verstat/contract'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { onTables } from '../../platform/db/on-tables.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertOrders, insertTestDictionaries, orderRow } from '../directory/directory.testing.ts'
import type { DirectoryTables } from '../directory/index.ts'

const { http, call, database } = await testSite({
  prepare: (db) => insertTestDictionaries(onTables<DirectoryTables>(db)),
})
const { pool } = database
const origin = await http.listen({ host: '127.0.0.1', port: 0 })
let unlock = async () => {}

beforeAll(async () => {
  await insertOrders(onTables<DirectoryTables>(database.db), [orderRow({ title_uk: 'Пошиття курток' })])
  await eventually('the order is indexed', async () => (await call(search, { query: 'куртки' })).total === 1)
})

afterEach(async () => {
  await unlock()
})

async function lock(table: 'order_documents' | 'producer_documents' | 'search_words'): Promise<void> {
  const blocker = await pool.connect()
  await blocker.query(`begin; lock table ${table} in access exclusive mode`)
  unlock = async () => {
    unlock = async () => {}
    await blocker.query('rollback')
    blocker.release()
  }
}

/** Returns the number of statements that wait for a lock on the table. */
async function waiting(table: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'active'
       and wait_event_type = 'Lock' and query like '%' || $1 || '%' and pid <> pg_backend_pid()`,
    [table],
  )
  return rows[0]?.n ?? 0
}

test('a search is cancelled in the database when its client disconnects', async () => {
  await lock('order_documents')
  const gone = new AbortController()
  // No earlier test has searched for this word, so the result is not cached.
  const query = new URLSearchParams({ query: 'куртку' })
  const answer = fetch(`${origin}${search.path}?${query}`, { signal: gone.signal }).catch(() => 'hung up')
  await eventually('the statement waits', async () => (await waiting('order_documents')) > 0)
  gone.abort()
  expect(await answer).toBe('hung up')
  await eventually('it has ended while the table is still locked', async () => {
    return (await waiting('order_documents')) === 0
  })
})

test('a search that times out answers 200 with partial results and says so', async () => {
  await lock('order_documents')
  const before = performance.now()
  const answer = await call(search, { query: 'куртки', facets: 'true' })
  expect(answer).toMatchObject({
    items: [],
    partial: true,
    totalExact: false,
    countsExact: { orders: false },
  })
  // The search runs at most two statements one after the other. Each has its own timeout, so the search ends in time.
  expect(performance.now() - before).toBeLessThan(10_000)
  await unlock()
  expect(await call(search, { query: 'куртки', facets: 'true' })).toMatchObject({ total: 1, partial: false })
})

test('suggestions that time out are partial', async () => {
  await lock('producer_documents')
  expect((await call(suggest, { query: 'ку' })).items).toEqual([{ kind: 'words', query: 'курток' }])
})

/** Sends a search as a local reverse proxy would forward it. `address` is the client's address. */
function searchFrom(address: string, query: string, signal?: AbortSignal, locale = 'uk') {
  return fetch(`${origin}${search.path}?${new URLSearchParams({ query })}`, {
    headers: { 'x-forwarded-for': address, 'accept-language': locale },
    ...(signal ? { signal } : {}),
  })
}

/** Returns null if the test itself aborted the request. Throws any other error. */
function unlessLeft(error: unknown): null {
  if (error instanceof DOMException && error.name === 'AbortError') return null
  throw error
}

/** Returns twelve unknown words. The server compares each unknown word with the whole vocabulary. */
function nonsense(serial: number): string {
  const letter = (n: number) => String.fromCharCode('а'.charCodeAt(0) + n)
  return Array.from({ length: 12 }, (_, word) => `жщ${letter(serial)}ц${letter(word)}фж`).join(' ')
}

test('thirty connections of one address delay no other address and are refused beyond the queue limit', async () => {
  await lock('search_words')
  const gone = new AbortController()
  const crowd = Array.from({ length: 30 }, (_, n) =>
    searchFrom('198.51.100.7', nonsense(n), gone.signal, n % 2 ? 'en' : 'uk').catch(unlessLeft),
  )
  const answered: Response[] = []
  for (const each of crowd) void each.then((answer) => answer && answered.push(answer))
  await eventually('the queue of the address is full', async () => answered.length === 12)
  expect((await (await searchFrom('203.0.113.9', 'куртки')).json()).total).toBe(1)
  for (const answer of answered) {
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const bodies: { data: { code: string; message: string } }[] = await Promise.all(
    answered.map((answer) => answer.json()),
  )
  expect(new Set(bodies.map(({ data }) => data.message))).toEqual(
    new Set([
      'Забагато запитів. Зачекайте трохи й спробуйте ще раз.',
      'Too many requests. Wait a moment and try again.',
    ]),
  )
  gone.abort()
  await Promise.all(crowd)
  // While the user types, each search replaces the previous one. An aborted search must free its place at once.
  await unlock()
  expect((await searchFrom('198.51.100.7', 'куртки')).status).toBe(200)
})

test('suggestions are refused per address beyond the queue limit', async () => {
  await lock('search_words')
  const gone = new AbortController()
  const ask = (address: string, query: string) =>
    fetch(`${origin}${suggest.path}?${new URLSearchParams({ query })}`, {
      headers: { 'x-forwarded-for': address },
      signal: gone.signal,
    }).catch(unlessLeft)
  const refused: Response[] = []
  const crowd = Array.from({ length: 30 }, (_, n) => ask('198.51.100.7', `кур${n}`))
  for (const each of crowd) void each.then((answer) => answer?.status === 429 && refused.push(answer))
  await eventually('the queue of the address is full', async () => refused.length === 12)
  await unlock()
  expect((await ask('203.0.113.9', 'ку'))?.status).toBe(200)
  gone.abort()
  await Promise.all(crowd)
})
