import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { StartError } from '../../config/start-error.ts'
import { embeddedConnection } from './embedded-connection.ts'
import { movedHome, openDataFolder } from './embedded-folders.ts'
import { readPidFile } from './leftover-server.ts'

/**
 * Returns a connection to the database server that another process runs on the data folder. Throws a
 * `StartError` when no server runs there.
 */
export function attachEmbeddedPostgres(dataDir: string): ClientConfig {
  const folder = openDataFolder(dataDir)
  for (const home of [folder, movedHome(folder)]) {
    const running = readPidFile(join(home, 'postgres'))
    if (!running) continue
    const password = readFileSync(join(folder, 'database-password'), 'utf8').trim()
    return embeddedConnection({ host: running.socketDir || '127.0.0.1', port: running.port }, password)
  }
  throw new StartError(
    `No database runs on the data folder ${dataDir} although it is in use: try again in a moment.`,
  )
}
