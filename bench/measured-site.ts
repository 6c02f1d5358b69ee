/**
 * The server that other parts put under load, in a process of its own: the whole app with the demo, a hello-world
 * behind the same hooks and logger, and a bare Fastify beside it. Tells its parent both origins when it listens.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listOrders } from '@verstat/contract'
import Fastify from 'fastify'
import { buildApp } from '../apps/server/src/app.ts'
import type { Database } from '../apps/server/src/database.ts'
import {
  type DirectoryContext,
  directoryRoutes,
  loadDictionaries,
} from '../apps/server/src/modules/directory/index.ts'
import { openDatabaseServer } from '../apps/server/src/platform/db/open-server.ts'
import { createDatabase } from '../apps/server/src/platform/db/pool.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { type Binding, routeKey } from '../apps/server/src/platform/http/bind.ts'
import { httpLog } from '../apps/server/src/platform/logging/logger.ts'
import { silentLog } from '../apps/server/src/platform/testing/silent-log.ts'
import { seedFirstStart } from '../apps/server/src/seed-run.ts'
import { buildPlainPage } from './build-plain-page.ts'

const HOST = '127.0.0.1'

const folder = mkdtempSync(join(tmpdir(), 'verstat-bench-'))
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
mkdirSync(dataDir)
const server = await openDatabaseServer({ config: { databaseUrl: null, dataDir }, log: silentLog })
await prepareDatabase(server.connection)
const database = createDatabase<Database>({ connection: server.connection, log: silentLog })
await seedFirstStart({ db: database.db, dataDir, fill: 'demo', now: new Date(), announce: () => {} })

const app = await buildApp({
  database,
  log: httpLog,
  dataDir,
  brand: null,
  origin: `http://${HOST}`,
  apiBase: '',
})
const loop = monitorEventLoopDelay({ resolution: 1 })
loop.enable()
// How late the loop has been since the last look, milliseconds.
app.http.get('/bench/loop', async () => {
  const seen = { p50: loop.percentile(50) / 1e6, p99: loop.percentile(99) / 1e6, max: loop.max / 1e6 }
  loop.reset()
  return seen
})
app.http.get('/bench/hello', async () => ({ hello: 'world' }))
const site = await app.http.listen({ host: HOST, port: 0 })

const bare = Fastify()
const bindings: readonly Binding<DirectoryContext>[] = directoryRoutes
const list = bindings.find(({ route }) => routeKey(route) === routeKey(listOrders))
const context: DirectoryContext = {
  db: database.db,
  pool: database.pool,
  dictionaries: await loadDictionaries(database.db),
  now: () => new Date(),
  locale: 'uk',
}
const input = listOrders.body.parse({})
bare.post('/list', async () => list?.handle(context, input))
bare.get('/hello', async () => ({ hello: 'world' }))
// The router keeps the processed routes of the first app that it serves in a process: that must be the measured one.
await (await fetch(`${site}/orders/page/1`)).arrayBuffer()
const renderPlain = await buildPlainPage({ brand: 'Верстат', origin: site, apiBase: '', demo: true })
bare.get('/plain', (_, reply) => reply.type('text/html; charset=utf-8').send(renderPlain()))
const beside = await bare.listen({ host: HOST, port: 0 })

// The new listings are indexed for search first: that work is not what is measured.
const isIndexing = async () => (await database.pool.query('select from search_queue limit 1')).rows.length > 0
while (await isIndexing()) await new Promise((resolve) => setTimeout(resolve, 100))

process.send?.({ site, beside })
process.once('disconnect', async () => {
  await app.close()
  await bare.close()
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
