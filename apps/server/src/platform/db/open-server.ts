import { setTimeout as delay } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'
import type { Config } from '../config/make-config.ts'
import { StartError, systemErrorCode } from '../config/start-error.ts'
import { attachEmbeddedPostgres } from './embedded/attach-embedded.ts'
import type { DatabaseLog } from './embedded/postmaster.ts'
import { FolderInUse, startEmbeddedPostgres } from './embedded/start-embedded.ts'

export type DatabaseServer = { readonly connection: ClientConfig; stop(): Promise<void> }

export type OpenOptions = {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>
  readonly log: DatabaseLog
  /**
   * Whether to share the database server of another process of this app that has locked the data folder. Without
   * this option the start is refused when the folder is locked.
   */
  readonly mayShare?: boolean
  readonly onLost?: (error: StartError) => void
}

/**
 * Opens the database of this install. If DATABASE_URL is set, checks the database at that URL. Otherwise starts the
 * embedded database.
 */
export async function openDatabaseServer({
  config,
  log,
  mayShare,
  onLost,
}: OpenOptions): Promise<DatabaseServer> {
  if (config.databaseUrl !== null) return openRemote(config.databaseUrl)
  try {
    return await startEmbeddedPostgres({
      dataDir: config.dataDir,
      log,
      ...(onLost ? { onLost } : {}),
      isPatient: !mayShare,
    })
  } catch (error) {
    if (!mayShare || !(error instanceof FolderInUse)) throw error
    return { connection: attachEmbeddedPostgres(config.dataDir), stop: async () => {} }
  }
}

const OLDEST_VERSION = 160_000
const STARTING_UP = '57P03'
const PATIENCE_MS = 30_000

async function openRemote(connectionString: string): Promise<DatabaseServer> {
  const connection: ClientConfig = { connectionString }
  for (const started = Date.now(); ; await delay(500)) {
    try {
      await checkVersion(connection)
      return { connection, stop: async () => {} }
    } catch (error) {
      if (error instanceof StartError) throw error
      const isStarting = systemErrorCode(error) === STARTING_UP
      if (!isStarting || Date.now() - started > PATIENCE_MS) throw explain(error)
    }
  }
}

async function checkVersion(connection: ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 })
  // A broken connection also rejects the query, and the query reports the error.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    const version = rows[0]?.version ?? 0
    if (version >= OLDEST_VERSION) return
    const major = Math.floor(version / 10_000)
    throw new StartError(`DATABASE_URL leads to PostgreSQL ${major}, Verstat needs 16 or newer.`)
  } finally {
    await client.end()
  }
}

/** Explains the error without the database URL, which contains a password. */
function explain(error: unknown): StartError {
  const code = systemErrorCode(error)
  const known: Record<string, string> = {
    ENOTFOUND: 'its host is not known',
    EAI_AGAIN: 'its host is not known',
    ECONNREFUSED: 'nothing listens there',
    ENOENT: 'nothing listens there',
    ETIMEDOUT: 'it does not answer',
    '28P01': 'the password is wrong',
    '28000': 'the user may not log in',
    '3D000': 'the database does not exist',
  }
  const reason = known[code] ?? (error instanceof Error ? error.message : String(error))
  return new StartError(
    `DATABASE_URL does not lead to a usable database: ${reason}${code ? ` (${code})` : ''}.`,
    {
      cause: error,
    },
  )
}
