import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../apps/server/src/database.ts'
import { openCommandDatabase } from '../apps/server/src/platform/db/command-database.ts'
import { createDatabase } from '../apps/server/src/platform/db/pool.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { silentLog } from '../apps/server/src/platform/testing/silent-log.ts'
import { seedFirstStart } from '../apps/server/src/seed-run.ts'

/** Opens a database with demo data in a temporary folder, without the app. `close` deletes the folder. */
export async function openDemoDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'verstat-bench-'))
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const server = await openCommandDatabase({ config: { databaseUrl: null, dataDir }, log: silentLog })
  await prepareDatabase(server.connection)
  const database = createDatabase<Database>({ connection: server.connection, log: silentLog })
  await seedFirstStart({ db: database.db, dataDir, fill: 'demo', now: new Date(), announce: () => {} })
  return {
    dataDir,
    database,
    async close(): Promise<void> {
      await database.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
