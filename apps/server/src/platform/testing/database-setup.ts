import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded.ts'
import { prepareDatabase } from '../db/prepare-database.ts'
import { silentLog } from './silent-log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The connection to the database server of this test run. Its `database` is the migrated template that
     * tests clone.
     */
    readonly testServer: { host: string; port: number; user: string; password: string; database: string }
  }
}

const TEMPLATE = 'verstat_template'

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
  max_wal_size: '2GB',
}

/**
 * Starts one temporary database server for the whole test run, with one migrated database that the tests
 * clone.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verstat-test-'))
  // When root runs the tests, the database runs as another account, which must be able to traverse this
  // folder.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: silentLog, settings })
    // Vitest itself handles Ctrl-C.
    const stop = async () => {
      await server.stop()
      remove()
      process.exit(1)
    }
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
    await createTemplate(server.connection)
    const { host = '', port = 0, user = '', password } = server.connection
    project.provide('testServer', { host, port, user, password: String(password), database: TEMPLATE })
    return async () => {
      for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.off(signal, stop)
      await server.stop()
      remove()
    }
  } catch (error) {
    remove()
    throw error
  }
}

async function createTemplate(connection: ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await prepareDatabase({ ...connection, database: TEMPLATE })
}
