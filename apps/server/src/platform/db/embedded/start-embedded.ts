import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg, { type ClientConfig } from 'pg'
import { PROJECT_DIR } from '../../config/make-config.ts'
import { StartError, systemErrorCode } from '../../config/start-error.ts'
import type { DatabaseAccount } from './database-account.ts'
import { openDatabaseHome } from './database-home.ts'
import { DATABASE_NAME, embeddedConnection } from './embedded-connection.ts'
import { emptySocketFolder, openDataFolder, openMovedFolder, openSocketFolder } from './embedded-folders.ts'
import { type FolderLock, tryFolderLock } from './folder-lock.ts'
import { chownToAccount, ensureCluster } from './init-cluster.ts'
import { healCluster } from './leftover-server.ts'
import {
  copyBinaries,
  findBinaries,
  type NativeBinaries,
  prepareBinaries,
  probeBinaries,
} from './native-binaries.ts'
import { type DatabaseLog, type Postmaster, startPostmaster } from './postmaster.ts'
import { refuseHalfRestored } from './restore-mark.ts'
import { readRunningNote } from './running-note.ts'
import { sharedBuffers } from './shared-buffers.ts'
import { superviseServer } from './supervise-server.ts'

export type EmbeddedOptions = {
  /** Only one database server can run on this folder at a time. */
  readonly dataDir: string
  readonly log: DatabaseLog
  /** Additional PostgreSQL settings, such as `{ fsync: 'off' }` for a temporary database. */
  readonly settings?: Readonly<Record<string, string>>
  /**
   * Whether to wait a few seconds when the folder is locked. The process that locked the folder may just be ending.
   */
  readonly isPatient?: boolean
  /** Whether this start belongs to the restore of a backup. Any other start refuses a folder that is half restored. */
  readonly isRestore?: boolean
  /** Called when the database server died and could not be restarted. */
  readonly onLost?: (error: StartError) => void
}

export type EmbeddedPostgres = {
  /** The connection stays valid when the database server is restarted. */
  readonly connection: ClientConfig
  stop(): Promise<void>
}

const SOCKET_PORT = 5432
/** File system errors that the operator can fix. Any other error is a bug. */
const FOLDER_FAULTS: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EIO'])
const LOCK_TIMEOUT_MS = 4_000

/**
 * Starts the bundled PostgreSQL on a data folder. The first start creates the database. Repairs what a killed
 * run left behind. Rejects with a `StartError` when the operator can fix the cause.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = openDataFolder(options.dataDir)
  const lock = await acquireLock(dataDir, options.isPatient ? LOCK_TIMEOUT_MS : 0)
  try {
    return await startLocked(options, dataDir, lock)
  } catch (error) {
    lock.release()
    if (!FOLDER_FAULTS.has(systemErrorCode(error))) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The data folder ${dataDir} cannot be used: ${reason}.`, { cause: error })
  }
}

async function startLocked(
  options: EmbeddedOptions,
  dataDir: string,
  lock: FolderLock,
): Promise<EmbeddedPostgres> {
  const { log } = options
  if (!options.isRestore) refuseHalfRestored(dataDir)
  const { home, account, password } = openDatabaseHome(dataDir, log)
  const binaries = openBinaries(home, account, log)
  const clusterDir = join(home, 'postgres')
  const state = await ensureCluster({ binaries, account, clusterDir, password })
  if (state === 'found') {
    const healed = await healCluster(clusterDir)
    if (healed !== 'clean') log.warn({ folder: clusterDir }, healed)
  }
  chownToAccount(clusterDir, account)

  const address = await pickAddress(dataDir, account)
  const connection = embeddedConnection(address, password)
  const start = () => {
    if (process.platform !== 'win32') emptySocketFolder(address.host)
    const args = serverArguments(address, options.settings ?? {})
    return startPostmaster({ binaries, account, clusterDir, log, args })
  }
  const postmaster = await start()
  await createDatabase(connection, postmaster)
  const server = superviseServer({
    first: postmaster,
    restart: async () => {
      await healCluster(clusterDir)
      return start()
    },
    log,
    onLost: options.onLost ?? (() => {}),
  })
  return {
    connection,
    async stop() {
      await server.stop()
      if (process.platform !== 'win32') rmSync(address.host, { recursive: true, force: true })
      lock.release()
    },
  }
}

export class FolderInUse extends StartError {}

async function acquireLock(dataDir: string, timeoutMs: number): Promise<FolderLock> {
  for (const started = Date.now(); ; await delay(100)) {
    const lock = tryFolderLock(join(dataDir, 'lock'))
    if (lock) return lock
    if (Date.now() - started >= timeoutMs) break
  }
  const note = readRunningNote(dataDir)
  throw new FolderInUse(
    `Verstat already runs on the data folder ${dataDir}${note && `: ${note}`}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

function openBinaries(home: string, account: DatabaseAccount, log: DatabaseLog): NativeBinaries {
  const native = findBinaries()
  const linkDir = join(home, 'postgres-lib')
  const inPlace = prepareBinaries(native, linkDir)
  if (probeBinaries(inPlace, account) === 'runs') return inPlace
  // The data folders of this project share one copy of the binaries.
  const copied = prepareBinaries(copyBinaries(native, openMovedFolder(PROJECT_DIR)), linkDir)
  log.info(
    { folder: copied.folder },
    'the database programs were put here: its account may not enter the project',
  )
  if (probeBinaries(copied, account) === 'runs') return copied
  throw new StartError(
    `The database's account may not run the programs in ${copied.folder}: set DATABASE_URL instead.`,
  )
}

type Address = { readonly host: string; readonly port: number }

async function pickAddress(dataDir: string, account: DatabaseAccount): Promise<Address> {
  if (process.platform !== 'win32') return { host: openSocketFolder(dataDir, account), port: SOCKET_PORT }
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string')
    throw new StartError('No free port for the database was found.')
  return { host: '127.0.0.1', port: address.port }
}

function serverArguments(address: Address, settings: Readonly<Record<string, string>>): string[] {
  const all = {
    port: String(address.port),
    ...(process.platform === 'win32'
      ? { listen_addresses: address.host, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: address.host, unix_socket_permissions: '0700' }),
    // The bundled TLS and ICU libraries are old, so nothing outside this machine may reach the server.
    ssl: 'off',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
    // At the level `log`, failed statements are not logged. They would put personal data into the log.
    log_min_messages: 'log',
    // The log that is kept for backups must not fill the disk when backups are no longer made.
    max_slot_wal_keep_size: '4GB',
    shared_buffers: sharedBuffers(
      Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
    ),
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function createDatabase(connection: ClientConfig, postmaster: Postmaster): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  try {
    await client.connect()
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME])
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`)
  } catch (error) {
    await postmaster.stop()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The database started but does not let us in: ${reason}.`, { cause: error })
  } finally {
    await client.end()
  }
}
