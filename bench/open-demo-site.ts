import { type AppOptions, buildApp } from '../apps/server/src/app.ts'
import { httpLog } from '../apps/server/src/platform/logging/logger.ts'
import { openDemoDatabase } from './open-demo-database.ts'

export const HOST = '127.0.0.1'

const WAITING = `(select from search_queue limit 1) union all (select from uploads where reading = 'pending' limit 1)`

/** Starts the whole app with demo data in a temporary folder. `close` deletes the folder. */
export async function openDemoSite(options: Partial<AppOptions> = {}) {
  const { dataDir, database, close: closeDatabase } = await openDemoDatabase()
  const app = await buildApp({
    database,
    log: httpLog,
    dataDir,
    brand: null,
    origin: `http://${HOST}`,
    apiBase: '',
    ...options,
  })
  return {
    app,
    database,
    /**
     * Waits until all demo listings are in the search index and all drawings are read, so that neither slows down what is
     * measured.
     */
    async settled(): Promise<void> {
      const isWaiting = async () => (await database.pool.query(WAITING)).rows.length > 0
      while (await isWaiting()) await new Promise((resolve) => setTimeout(resolve, 100))
    },
    async close(): Promise<void> {
      await app.close()
      await closeDatabase()
    },
  }
}
