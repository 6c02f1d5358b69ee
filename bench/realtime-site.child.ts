/** The whole app with the demo and with connections of open pages, in a process of its own: told what to publish. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../apps/server/src/app.ts'
import type { Database } from '../apps/server/src/database.ts'
import { openDatabaseServer } from '../apps/server/src/platform/db/open-server.ts'
import { createDatabase } from '../apps/server/src/platform/db/pool.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { httpLog } from '../apps/server/src/platform/logging/logger.ts'
import { silentLog } from '../apps/server/src/platform/testing/silent-log.ts'
import { seedFirstStart } from '../apps/server/src/seed-run.ts'

const HOST = '127.0.0.1'

/** So many changes of an order, one each so many milliseconds. */
export type Changes = { readonly orderId: string; readonly events: number; readonly everyMs: number }

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
  realtime: { mode: 'embedded', publicUrl: null, secret: null, centrifugo: null, readsOutbox: false },
})
const site = await app.http.listen({ host: HOST, port: 0 })
// The new listings are indexed for search first: that work is not what is measured.
const isIndexing = async () => (await database.pool.query('select from search_queue limit 1')).rows.length > 0
while (await isIndexing()) await new Promise((resolve) => setTimeout(resolve, 100))

process.on('message', ({ orderId, events, everyMs }: Changes) => {
  let left = events
  const timer = setInterval(() => {
    void database.pool.query("select realtime_publish($1, 'order.counts', 'order', $2, 0, $3)", [
      `order:${orderId}`,
      orderId,
      { views: left, contacts: 0 },
    ])
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    process.send?.('published')
  }, everyMs)
})
process.send?.(site)
process.once('disconnect', async () => {
  await app.close()
  await database.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
