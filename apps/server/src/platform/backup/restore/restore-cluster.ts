import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../config/start-error.ts'
import type { DatabaseAccount } from '../../db/embedded/database-account.ts'
import { openDatabaseHome } from '../../db/embedded/database-home.ts'
import type { DatabaseLog } from '../../db/embedded/postmaster.ts'
import { startEmbeddedPostgres } from '../../db/embedded/start-embedded.ts'
import { walFile } from '../database/wal-store.ts'
import { wantedWal } from '../database/wanted-wal.ts'
import { inParallel } from '../in-parallel.ts'
import { type Cluster, storedAt } from '../manifest.ts'
import type { BackupStore } from '../store/backup-store.ts'
import { readBundle, unpackMember } from '../store/bundles.ts'
import { unpackFile } from '../store/packed-file.ts'

const AT_ONCE = 4

type ClusterOptions = {
  readonly store: BackupStore
  /** The name of the backup. */
  readonly name: string
  readonly cluster: Cluster
  /** The last segment of the log to restore. */
  readonly lastSegment: number
  /** It must have the password of the database. */
  readonly dataDir: string
  readonly log: DatabaseLog
}

/** Puts the files of the cluster and the log into the data folder, ready for `recover`. */
export async function restoreCluster(options: ClusterOptions): Promise<void> {
  const { store, name, cluster, dataDir, log } = options
  const { home, account } = openDatabaseHome(dataDir, log)
  const clusterDir = join(home, 'postgres')
  if (existsSync(clusterDir))
    throw new StartError(`There is a database in ${clusterDir}: move it away first.`)
  // Under another name, so that no start takes it for a database.
  const fresh = `${clusterDir}.restored`
  rmSync(fresh, { recursive: true, force: true })
  const folders = ['', ...cluster.folders, 'pg_wal/archive_status']
  for (const path of folders) mkdirSync(join(fresh, path), { recursive: true, mode: 0o700 })

  // Missing log is found before gigabytes are copied.
  const wal = await wantedWal(store, cluster, options.lastSegment)
  // The server itself makes all of this durable before it recovers.
  const newFile = (path: string) => createWriteStream(join(fresh, path), { flags: 'wx', mode: 0o600 })
  await inParallel(cluster.files, AT_ONCE, (file) =>
    unpackFile(store, storedAt.cluster(name, file.path), file, newFile(file.path)),
  )
  await inParallel(cluster.bundles, AT_ONCE, async (bundle) => {
    const bytes = await readBundle(store, bundle)
    for (const member of bundle.members) {
      const content = await unpackMember(store, { name: bundle.name, bytes }, member)
      await writeFile(join(fresh, member.path), content, { flag: 'wx', mode: 0o600 })
    }
  })
  await inParallel(wal, AT_ONCE, (file) =>
    unpackFile(store, walFile(file), file, newFile(`pg_wal/${file.name}`)),
  )
  writeFileSync(join(fresh, 'recovery.signal'), '', { mode: 0o600 })
  chownTree(fresh, account)
  renameSync(fresh, clusterDir)
}

/**
 * Replays the log, up to a time or to its end, and stops the server. Throws a `StartError` when the log ends before the
 * time.
 */
export async function recover({
  dataDir,
  time,
  log,
}: {
  readonly dataDir: string
  readonly time: Date | null
  readonly log: DatabaseLog
}): Promise<void> {
  try {
    const server = await startEmbeddedPostgres({
      dataDir,
      log,
      isRestore: true,
      settings: {
        // All the log that there is lies in `pg_wal` already. This command means "there is no more" to every shell.
        restore_command: 'exit 1',
        // A copy of this site that was restored before is another timeline.
        recovery_target_timeline: 'current',
        recovery_target_action: 'promote',
        // On its command line the server does not know yet that `Z` is a time zone.
        ...(time ? { recovery_target_time: time.toISOString().replace('Z', '+00') } : {}),
        hot_standby: 'off',
      },
    })
    await server.stop()
  } catch (error) {
    if (!(error instanceof StartError) || !/recovery ended before configured/.test(error.detail)) throw error
    throw new StartError(`The stored log ends before ${time?.toISOString()}: choose an earlier time.`, {
      cause: error,
    })
  }
}

/** The server reads no file of another account. */
function chownTree(root: string, account: DatabaseAccount): void {
  if (account === 'own') return
  for (const path of ['', ...readdirSync(root, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(root, path), account.uid, account.gid)
  }
}
