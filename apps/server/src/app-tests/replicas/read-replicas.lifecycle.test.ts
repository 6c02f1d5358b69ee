import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { listOrders } from '@verstat/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, type AppOptions, buildApp } from '../../app.ts'
import type { Database } from '../../database.ts'
import { insertOrders, orderRow, producerRow } from '../../modules/directory/directory.testing.ts'
import { loadDictionaries } from '../../modules/directory/index.ts'
import { modules } from '../../modules.ts'
import { databaseMetrics } from '../../platform/db/database-metrics.ts'
import { postgresProcessesIn } from '../../platform/db/embedded/process-table.ts'
import { createDatabase, type DatabaseHandle } from '../../platform/db/pool.ts'
import { prepareDatabase } from '../../platform/db/prepare-database.ts'
import { routeKey } from '../../platform/http/bind.ts'
import { isShareable } from '../../platform/http/visitors-read.ts'
import { makeDataFolder } from '../../platform/testing/data-folder.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { runSql } from '../../platform/testing/run-sql.ts'
import { silentHttpLog, silentLog } from '../../platform/testing/silent-log.ts'
import { type StreamingServer, startPrimary, startStandby } from '../../platform/testing/streaming-server.ts'
import { seedFirstStart } from '../../seed-run.ts'
import { freshIp } from '../../test-site.testing.ts'

/** A site with a primary and two standbys, all of them real servers. */
let root: string
let primary: StreamingServer
let standbys: readonly [StreamingServer, StreamingServer]
let database: DatabaseHandle<Database>
/** Both behave like separate processes. The second one caches nothing. */
let app: App
let bare: App
let place: Pick<ReturnType<typeof orderRow>, 'region_id' | 'root_id' | 'category_id'>

/** A change must be visible in every process within this time. */
const SEEN_WITHIN_MS = 2_000

beforeAll(async () => {
  root = makeDataFolder('replicas')
  primary = await startPrimary(join(root, 'primary'))
  await prepareDatabase(primary.connection)
  const one = await startStandby(primary, join(root, 'one'), { name: 'one' })
  standbys = [one, await startStandby(primary, join(root, 'two'), { name: 'two' })]
  database = createDatabase<Database>({ connection: primary.connection, log: silentLog })
  const { db } = database
  await seedFirstStart({ db, dataDir: root, fill: 'none', now: new Date(), announce: () => {} })
  const dictionaries = await loadDictionaries(db)
  const leaf = dictionaries.categories().find(({ parentKey }) => parentKey !== null)
  const region_id = dictionaries.regions()[0]?.key ?? 0
  place = { region_id, root_id: leaf?.parentKey ?? 0, category_id: leaf?.key ?? 0 }
  app = await buildNode()
  bare = await buildNode({ pageCacheBytes: 0 })
})

function buildNode(options: Partial<AppOptions> = {}): Promise<App> {
  return buildApp({
    database,
    replicas: standbys.map(({ url }) => ({ connectionString: url })),
    log: silentHttpLog,
    dataDir: root,
    brand: null,
    origin: 'http://localhost',
    apiBase: '',
    renderer: {
      render: async () => ({ status: 200, html: '' }),
      queryKeys: () => [],
      close: async () => {},
    },
    ...options,
  })
}

afterAll(async () => {
  await Promise.all([app, bare].map((node) => node.close()))
  await database.close()
  await Promise.all([...standbys, primary].map((server) => server.stop()))
  rmSync(root, { recursive: true, force: true })
})

beforeEach(async () => {
  await bothAreUsed()
})

type Figure = 'used' | 'primary' | 'reads_total' | 'failures_total' | 'lag_bytes'

/** Returns a figure of each replica, as the metrics tell. */
async function figures(name: Figure, node = app): Promise<number[]> {
  const { body } = await node.http.inject('/metrics')
  return [...body.matchAll(new RegExp(`^verstat_replica_${name}(?:{.*})? (.*)$`, 'gm'))].map(([, n]) =>
    Number(n),
  )
}

async function sum(name: Figure, node: App): Promise<number> {
  return (await figures(name, node)).reduce((total, n) => total + n, 0)
}

/** Waits until both replicas answer calls whose answers are cached. */
async function bothAreUsed(): Promise<void> {
  await areUsed(1, 1)
  const before = await figures('reads_total')
  await eventually('both are read', async () => {
    await total()
    return (await figures('reads_total')).every((n, replica) => n > (before[replica] ?? 0))
  })
}

async function areUsed(...wanted: readonly number[]): Promise<void> {
  await eventually(`used are ${wanted}`, async () => String(await figures('used')) === String(wanted))
}

let pages = 1

/** Counts all orders by a call with a new input, so that no cache answers it. */
function total(): Promise<number> {
  pages += 1
  return totalOf({ page: pages })
}

const cachedTotal = () => totalOf({})

async function totalOf(payload: { readonly page?: number }): Promise<number> {
  const headers = { 'x-forwarded-for': freshIp() }
  const answer = await app.http.inject({ method: 'POST', url: listOrders.path, payload, headers })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json<{ total: number }>().total
}

async function storeOrder() {
  const row = orderRow({ ...place, title_uk: 'Пошиття курток' })
  await insertOrders(database.db, [row])
  return row
}

/** Asks until the change is seen, which must be in time. After that, no answer may be the old one. */
async function isSeen(orders: number): Promise<void> {
  const startedAt = performance.now()
  // An old answer that is cached after the change would stay for a minute.
  await eventually(`there are ${orders} orders`, async () => {
    const seen = [await cachedTotal(), await total()]
    return seen.every((n) => n === orders)
  })
  expect(performance.now() - startedAt).toBeLessThan(SEEN_WITHIN_MS)
  for (let n = 0; n < 20; n++) expect([await total(), await cachedTotal()]).toEqual([orders, orders])
}

test('every call that visitors share is answered by a replica, and none of them writes', async () => {
  const order = await storeOrder()
  const producer = producerRow({ region_id: place.region_id })
  await database.db.insertInto('producers').values(producer).execute()
  await isSeen(1)
  /** Addresses of GET, and bodies of POST. */
  const samples: Readonly<Record<string, string | Readonly<Record<string, unknown>>>> = {
    'GET /v1/region': '/v1/region',
    'GET /v1/category': '/v1/category',
    'POST /v1/order': { facets: true, limit: 5 },
    'POST /v1/producer': { facets: true, limit: 5 },
    'GET /v1/home/promoted': '/v1/home/promoted',
    'GET /v1/order/{slug}': `/v1/order/${order.slug}`,
    'GET /v1/producer/{slug}': `/v1/producer/${producer.slug}`,
    'GET /v1/plan': '/v1/plan',
    'GET /v1/seller': '/v1/seller',
    'GET /v1/order/{id}/questions': `/v1/order/${order.id}/questions`,
    'GET /v1/order/{id}/files': `/v1/order/${order.id}/files`,
    'GET /v1/nda': '/v1/nda',
    // Nothing is found, which is counted.
    'GET /v1/search': `/v1/search?query=${encodeURIComponent('гвинтокрил')}&facets=true`,
    'GET /v1/category/suggest': `/v1/category/suggest?title=${encodeURIComponent('пошиття курток')}`,
    'GET /v1/order/{id}/related': `/v1/order/${order.id}/related`,
    'GET /v1/text/{document}': '/v1/text/terms',
  }
  const marked = modules.routes.filter(({ marks, route }) => marks && isShareable(route))
  expect(marked.map(({ route }) => routeKey(route)).toSorted()).toEqual(Object.keys(samples).toSorted())

  for (const [name, sample] of Object.entries(samples)) {
    await eventually(`${name} is answered by a replica`, async () => {
      const [reads, failures] = [await sum('reads_total', bare), await sum('failures_total', bare)]
      const answer = await bare.http.inject({
        headers: { 'x-forwarded-for': freshIp() },
        ...(typeof sample === 'string'
          ? { method: 'GET', url: sample }
          : { method: 'POST', url: name.slice(5), payload: sample }),
      })
      expect([name, answer.statusCode]).toEqual([name, 200])
      return (
        (await sum('reads_total', bare)) === reads + 1 && (await sum('failures_total', bare)) === failures
      )
    })
  }
  const { rows } = await database.pool.query<{ query: string }>('select query from search_misses')
  expect(rows).toContainEqual({ query: 'гвинтокрил' })
})

test('callers with a session or a code read from the primary', async () => {
  const list = (headers: Readonly<Record<string, string>>) =>
    bare.http.inject({
      method: 'POST',
      url: listOrders.path,
      payload: {},
      headers: { ...headers, 'x-forwarded-for': freshIp() },
    })
  await eventually('a visitor reads from a replica', async () => {
    const before = await sum('reads_total', bare)
    await list({})
    return (await sum('reads_total', bare)) === before + 1
  })
  const before = await sum('reads_total', bare)
  for (let n = 0; n < 10; n++) {
    await list({ authorization: 'Bearer somebody' })
    for (const code of ['x-listing-token', 'x-answer-code', 'x-challenge', 'idempotency-key'])
      await list({ [code]: 'something' })
  }
  expect(await sum('reads_total', bare)).toBe(before)
})

test('replicas that replay nothing are left out, and all answers show a change in time', async () => {
  const [one, two] = standbys
  // This answer stays in the cache until the process hears of the change. From then on no answer may be the old one.
  const before = await cachedTotal()
  await runSql(one.connection, 'select pg_wal_replay_pause()')
  await storeOrder()
  await isSeen(before + 1)
  await areUsed(0, 1)
  await runSql(two.connection, 'select pg_wal_replay_pause()')
  await storeOrder()
  await isSeen(before + 2)
  await areUsed(0, 0)
  expect(Math.min(...(await figures('lag_bytes')))).toBeGreaterThan(0)
  for (const { connection } of standbys) await runSql(connection, 'select pg_wal_replay_resume()')
  await bothAreUsed()
  expect(await total()).toBe(before + 2)
})

test('no call fails when a replica is killed, and the replica is used again when it is back', async () => {
  const [one] = standbys
  const reading = readOn()
  await one.kill()
  await areUsed(0, 1)
  await reading.allGoOn()
  await one.start()
  await bothAreUsed()
  await reading.stop()
})

test('no call waits for a replica that does not answer', async () => {
  const [one] = standbys
  const reading = readOn()
  const processes = postgresProcessesIn(one.clusterDir)
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  await areUsed(0, 1)
  await reading.allGoOn()
  for (const pid of processes) process.kill(pid, 'SIGCONT')
  await bothAreUsed()
  await reading.stop()
})

test('a replica that was promoted is left out, and the metrics tell it from its primary', async () => {
  const [one, two] = standbys
  const before = await cachedTotal()
  expect(await figures('primary')).toEqual([0, 0])
  await runSql(two.connection, 'select pg_promote()')
  await areUsed(1, 0)
  expect(await figures('primary')).toEqual([0, 1])
  // Processes that write to either would lose what is written to one of them.
  expect(await timelineOf(primary)).toEqual([1])
  expect(await timelineOf(one)).toEqual([])
  expect(await timelineOf(two)).toEqual([2])
  await storeOrder()
  await isSeen(before + 1)
})

/** The timeline that a process with this database would report. */
async function timelineOf({ connection }: StreamingServer): Promise<readonly number[] | undefined> {
  const server = createDatabase<Database>({ connection, log: silentLog })
  const metrics = await databaseMetrics(server.pool)
  await server.close()
  return metrics.find(({ name }) => name === 'verstat_database_timeline')?.values.map(({ value }) => value)
}

/** Four visitors who read without a pause. `stop` fails if any read did. */
function readOn() {
  let isStopping = false
  const reads = [0, 0, 0, 0]
  const visitors = Promise.all(
    reads.map(async (_, visitor) => {
      while (!isStopping) {
        await total()
        reads[visitor] = (reads[visitor] ?? 0) + 1
      }
    }),
  )
  // `stop` reports a failure. Without this line, it would count as unhandled until then.
  visitors.catch(() => {})
  return {
    /** Waits until each visitor has got another answer. */
    async allGoOn(): Promise<void> {
      const before = [...reads]
      await eventually('all go on reading', () => reads.every((n, visitor) => n > (before[visitor] ?? 0)))
    },
    async stop(): Promise<void> {
      isStopping = true
      await visitors
    },
  }
}
