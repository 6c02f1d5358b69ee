import { apiErrorCode, endSession, getUser, listSessions, type SignedIn } from '@verstat/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type App, buildApp } from '../../app.ts'
import type { Database } from '../../database.ts'
import { createDatabase, type DatabaseHandle } from '../../platform/db/pool.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { silentHttpLog, silentLog } from '../../platform/testing/silent-log.ts'
import { QUICK_PASSWORDS, testSite } from '../../test-site.testing.ts'

const CACHE_BYTES = 1024 * 1024
const site = await testSite({ pageCacheBytes: CACHE_BYTES })
const { call, refusal, newUser, clock, database } = site
/** A second process on the same database. */
let other: App
let otherDatabase: DatabaseHandle<Database>

beforeAll(async () => {
  otherDatabase = createDatabase<Database>({ connection: database.connection, log: silentLog })
  other = await buildApp({
    database: otherDatabase,
    log: silentHttpLog,
    dataDir: '/nowhere',
    secretKey: 'k'.repeat(43),
    brand: null,
    origin: 'http://localhost',
    apiBase: '',
    now: () => clock.now,
    passwordCost: QUICK_PASSWORDS,
    pageCacheBytes: CACHE_BYTES,
    renderer: {
      render: async () => ({ status: 200, html: '' }),
      queryKeys: () => [],
      close: async () => {},
    },
  })
})
afterAll(async () => {
  await other.close()
  await otherDatabase.close()
})

/** The status of a call of the user to the second process. */
async function statusThere(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  return (await other.http.inject({ url: '/v1/user/get', headers })).statusCode
}

async function warmUp({ token }: SignedIn): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await call(getUser, {}, { token })
    expect(await statusThere(token)).toBe(200)
  }
}

/** How many times the session was looked up in the database while `work` ran. */
async function lookUps(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(database.pool, 'query')
  try {
    await work()
    const asked = query.mock.calls.map(([first]) => first as unknown as { readonly name?: string })
    return asked.filter(({ name }) => name === 'session').length
  } finally {
    query.mockRestore()
  }
}

test('a session that was used is not looked up again, until its use must be written down', async () => {
  const user = await newUser()
  await warmUp(user)
  const use = () => call(getUser, {}, user)
  expect(
    await lookUps(async () => {
      await Promise.all([use(), use(), use()])
    }),
  ).toBe(0)
  clock.pass(61_000)
  expect(await lookUps(use)).toBe(1)
  const [session] = (await call(listSessions, {}, user)).items
  expect(session?.lastSeenAt).toBe(clock.now.toISOString())
})

test('a session that its user has ended is over at once here, and soon in other processes', async () => {
  const user = await newUser()
  await warmUp(user)
  const [session] = (await call(listSessions, {}, user)).items
  await call(endSession, { id: session?.id ?? '' }, user)
  expect((await refusal(getUser, {}, user)).code).toBe('unauthenticated')
  await eventually('the other process has heard of it', async () => (await statusThere(user.token)) === 401)
})

test.each<[string, (id: string) => Promise<unknown>]>([
  [
    'a user is blocked',
    (id) =>
      database.db
        .updateTable('users')
        .set({ blocked_at: new Date(), blocked_reason: 'Спам' })
        .where('id', '=', id)
        .execute(),
  ],
  ['sessions are deleted', (id) => database.db.deleteFrom('sessions').where('user_id', '=', id).execute()],
])('when %s in the database, all processes hear of it', async (_, change) => {
  const user = await newUser()
  await warmUp(user)
  await change(user.user.id)
  await eventually('both processes refuse the session', async () => {
    const here = await call(getUser, {}, user).then(() => null, apiErrorCode)
    return here === 'unauthenticated' && (await statusThere(user.token)) === 401
  })
})

test('another user keeps the cached session', async () => {
  const [one, two] = [await newUser(), await newUser()]
  await warmUp(one)
  await warmUp(two)
  await database.db.deleteFrom('sessions').where('user_id', '=', one.user.id).execute()
  await eventually('the session is over', () =>
    call(getUser, {}, one).then(
      () => false,
      (error) => apiErrorCode(error) === 'unauthenticated',
    ),
  )
  expect(await lookUps(() => call(getUser, {}, two))).toBe(0)
})
