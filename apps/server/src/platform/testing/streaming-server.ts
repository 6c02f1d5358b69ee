import { chownSync, copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { listClusterFiles } from '../backup/database/cluster-files.ts'
import { withClient } from '../backup/database/with-client.ts'
import { systemErrorCode } from '../config/start-error.ts'
import type { DatabaseAccount } from '../db/embedded/database-account.ts'
import { openDatabaseHome } from '../db/embedded/database-home.ts'
import { embeddedConnection } from '../db/embedded/embedded-connection.ts'
import { openDataFolder } from '../db/embedded/embedded-folders.ts'
import { chownToAccount, ensureCluster } from '../db/embedded/init-cluster.ts'
import { healCluster } from '../db/embedded/leftover-server.ts'
import { findBinaries, prepareBinaries } from '../db/embedded/native-binaries.ts'
import { type Postmaster, startPostmaster } from '../db/embedded/postmaster.ts'
import { freePort } from './free-ports.ts'
import { silentLog } from './silent-log.ts'

/** A database server of a test: a primary, or a standby that follows another server. It listens on this machine. */
export type StreamingServer = {
  readonly connection: ClientConfig & { readonly host: string; readonly port: number }
  readonly url: string
  /** The folder of the cluster. */
  readonly clusterDir: string
  /** The process id of the running server. */
  readonly pid: () => number
  /** Starts the server again after `stop` or `kill`, on the same port. */
  readonly start: (settings?: Settings) => Promise<void>
  readonly stop: () => Promise<void>
  /** Ends the server like a loss of power. */
  readonly kill: () => Promise<void>
}

type Settings = Readonly<Record<string, string>>

const SETTINGS: Settings = {
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
  ssl: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'off',
  shared_buffers: '32MB',
  wal_keep_size: '256MB',
  max_connections: '200',
  // A standby follows a server that was promoted or restarted without a wait of seconds.
  wal_retrieve_retry_interval: '100ms',
}

/** Starts a server with an empty database `verstat` on a new folder. */
export async function startPrimary(dataDir: string, settings: Settings = {}): Promise<StreamingServer> {
  const { home, account, password } = openDatabaseHome(openDataFolder(dataDir), silentLog)
  const clusterDir = join(home, 'postgres')
  const binaries = prepareBinaries(findBinaries(), join(home, 'postgres-lib'))
  await ensureCluster({ binaries, account, clusterDir, password })
  chownToAccount(clusterDir, account)
  const server = await runServer({ home, account, password, settings })
  await withClient({ ...server.connection, database: 'postgres' }, (client) =>
    client.query('create database verstat'),
  )
  return server
}

/** Copies a running server and starts the copy as its standby. `name` is its name for synchronous replication. */
export async function startStandby(
  primary: StreamingServer,
  dataDir: string,
  options: { readonly name: string; readonly settings?: Settings; readonly port?: number },
): Promise<StreamingServer> {
  mkdirSync(dataDir, { mode: 0o711 })
  const password = String(primary.connection.password)
  writeFileSync(join(dataDir, 'database-password'), password, { mode: 0o600 })
  const { home, account } = openDatabaseHome(openDataFolder(dataDir), silentLog)
  await copyRunning(primary, join(home, 'postgres'), account)
  follow(join(home, 'postgres'), account)
  return runServer({
    home,
    account,
    password,
    port: options.port,
    settings: { primary_conninfo: conninfo(primary.connection, options.name), ...options.settings },
  })
}

/** Makes a stopped or copied cluster start as a standby. */
function follow(clusterDir: string, account: DatabaseAccount): void {
  const signal = join(clusterDir, 'standby.signal')
  writeFileSync(signal, '')
  chownToAccount(signal, account)
}

export function conninfo(connection: ClientConfig, name: string): string {
  const { host, port, user, password } = connection
  return `host=${host} port=${port} user=${user} password=${password} application_name=${name}`
}

async function copyRunning(from: StreamingServer, target: string, account: DatabaseAccount): Promise<void> {
  await withClient(from.connection, async (client) => {
    await client.query("select pg_backup_start('test', true)")
    const { folders, files } = await listClusterFiles(from.clusterDir)
    for (const folder of ['', ...folders]) mkdirSync(join(target, folder), { recursive: true, mode: 0o700 })
    // The server may remove a file meanwhile, and its log says so.
    for (const file of files) {
      if (existsSync(join(from.clusterDir, file)))
        copyFileSync(join(from.clusterDir, file), join(target, file))
    }
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '')
  })
  if (account === 'own') return
  for (const path of ['', ...readdirSync(target, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(target, path), account.uid, account.gid)
  }
}

type RunOptions = {
  readonly home: string
  readonly account: DatabaseAccount
  readonly password: string
  readonly settings: Settings
  readonly port?: number | undefined
}

async function runServer({
  home,
  account,
  password,
  settings,
  port: given,
}: RunOptions): Promise<StreamingServer> {
  const clusterDir = join(home, 'postgres')
  const binaries = prepareBinaries(findBinaries(), join(home, 'postgres-lib'))
  const port = given ?? (await freePort())
  const connection = { ...embeddedConnection({ host: '127.0.0.1', port }, password), host: '127.0.0.1', port }
  let last = settings
  let postmaster: Postmaster | undefined

  async function start(next: Settings = last): Promise<void> {
    last = next
    await healCluster(clusterDir)
    const all = { ...SETTINGS, port: String(port), ...next }
    const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    postmaster = await startPostmaster({ binaries, account, clusterDir, log: silentLog, args })
  }

  await start()
  return {
    connection,
    url: `postgresql://${connection.user}:${password}@127.0.0.1:${port}/verstat`,
    clusterDir,
    pid: () => postmaster?.pid ?? 0,
    start,
    stop: async () => postmaster?.stop(),
    async kill() {
      if (postmaster) send(postmaster.pid, 'SIGKILL')
      await postmaster?.exited
      // Its children end by themselves, or are ended now.
      await healCluster(clusterDir)
    },
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // It has ended by itself.
    if (systemErrorCode(error) !== 'ESRCH') throw error
  }
}
