import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppOptions, buildApp } from '../apps/server/src/app.ts'
import type { Database } from '../apps/server/src/database.ts'
import { openCommandDatabase } from '../apps/server/src/platform/db/command-database.ts'
import { createDatabase } from '../apps/server/src/platform/db/pool.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { httpLog } from '../apps/server/src/platform/logging/logger.ts'
import { silentLog } from '../apps/server/src/platform/testing/silent-log.ts'
import { seedFirstStart } from '../apps/server/src/seed-run.ts'

export const HOST = '127.0.0.1'

/** Starts the whole app with demo data in a temporary folder. `close` deletes the folder. */
export async function openDemoSite(realtime?: AppOptions['realtime']) {
  const folder = mkdtempSync(join(tmpdir(), 'verstat-bench-'))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const server = await openCommandDatabase({ config: { databaseUrl: null, dataDir }, log: silentLog })
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
    ...(realtime ? { realtime } : {}),
  })
  return {
    app,
    database,
    /** Waits until all demo listings are in the search index, so that indexing does not slow down what is measured. */
    async indexed(): Promise<void> {
      const isWaiting = async () =>
        (await database.pool.query('select from search_queue limit 1')).rows.length > 0
      while (await isWaiting()) await new Promise((resolve) => setTimeout(resolve, 100))
    },
    async close(): Promise<void> {
      await app.close()
      await database.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
