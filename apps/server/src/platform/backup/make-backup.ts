import { join } from 'node:path'
import type pg from 'pg'
import type { ClientConfig } from 'pg'
import { StartError } from '../config/start-error.ts'
import { type BackupLock, withBackupLock } from './backup-lock.ts'
import { copyCluster } from './database/copy-cluster.ts'
import { holdWal, readFacts, releaseWal, shipWal } from './database/ship-wal.ts'
import { withClient } from './database/with-client.ts'
import { copyMedia, dropMissingMedia, type MediaIndex, readStoredMedia } from './files/copy-media.ts'
import { copySecrets } from './files/copy-secrets.ts'
import { mediaSources } from './files/media-source.ts'
import {
  BACKUP_FORMAT,
  backupName,
  checkSameSite,
  listBackups,
  type NamedBackup,
  writeManifest,
  writeMediaIndex,
} from './manifest.ts'
import type { Pacer } from './pacer.ts'
import { keepLatest, removeBroken } from './retention.ts'
import type { BackupStore } from './store/backup-store.ts'

export type BackupOptions = {
  readonly store: BackupStore
  readonly dataDir: string
  readonly storageUrl: string | null
  /** The running embedded database. Null leaves the database out. */
  readonly connection: ClientConfig | null
  readonly version: string
  /** By default the backup takes no rests. */
  readonly pacer?: Pacer
  /** How many backups to keep. Null keeps all. */
  readonly keep: number | null
}

export type BackupReport = {
  readonly made: NamedBackup
  /** How many uploads were not stored before. */
  readonly addedMedia: number
  /** Names of older backups that were removed. */
  readonly removed: readonly string[]
  /** Whether log was lost between the last backup and this one. */
  readonly hasGap: boolean
}

const PATIENCE_MS = 10 * 60_000

/**
 * Makes a backup while the site runs. It counts from the moment at which its manifest is stored: what a killed process
 * leaves is not listed, and the next backup removes it. Throws a `StartError` when another backup of this data folder
 * is running.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupReport> {
  const done = await withBackupLock({ dataDir: options.dataDir, kind: 'whole', patienceMs: 0 }, () =>
    atPace(options, () => makeLocked(options)),
  )
  if (done === null) throw new StartError('Another backup of this site is running.')
  return done.result
}

async function makeLocked(options: BackupOptions): Promise<BackupReport> {
  const { store, dataDir, connection, keep } = options
  const held = connection && (await withClient(connection, (client) => prepare(client, store)))
  if (held === null) await checkSameSite(store, null)
  await removeBroken(store)
  const startedAt = new Date()
  const name = await freeName(store, startedAt)

  // Uploads twice: most before the database, so that those that are removed meanwhile are there too, and afterwards
  // those that were added meanwhile.
  const sources = await mediaSources(join(dataDir, 'media'), options.storageUrl)
  const known = await readStoredMedia(store)
  await dropMissingMedia(store, known)
  const before = await copyMedia(store, sources, known)
  const secrets = await copySecrets(store, name, dataDir)
  const cluster = connection && (await copyCluster({ connection, store, name }))
  const until = connection ? await locked(options, () => shipWal(connection, store)) : startedAt
  const media: MediaIndex = new Map(before.all.map((file) => [file.path, file]))
  const after = await copyMedia(store, sources, media)
  for (const file of after.added) media.set(file.path, file)

  const migration = connection && (await withClient(connection, lastMigration))
  const made: NamedBackup = {
    name,
    backup: {
      format: BACKUP_FORMAT,
      startedAt: startedAt.toISOString(),
      finishedAt: new Date().toISOString(),
      until: until.toISOString(),
      program: { version: options.version, migration },
      cluster,
      secrets,
      media: [...media.values()],
    },
  }
  await writeManifest(store, made)
  return {
    made,
    addedMedia: before.added.length + after.added.length,
    removed: keep === null ? [] : await locked(options, () => keepLatest(store, keep)),
    hasGap: held?.state === 'lost',
  }
}

/**
 * Copies only the log and the uploads since the last backup or the last call. Returns the time until which commits are
 * stored, or null when a process that does the same is at work.
 */
export async function continueBackup(
  options: Omit<BackupOptions, 'keep' | 'version'>,
): Promise<{ until: Date; addedMedia: number } | null> {
  const { store, dataDir, connection } = options
  const go = async () => {
    if ((await listBackups(store)).whole.length === 0) {
      throw new StartError(`${store.place} holds no backup yet: make one without --wal first.`)
    }
    await checkSameSite(store, connection && (await withClient(connection, readFacts)).system)
    const startedAt = new Date()
    const until = connection ? await shipWal(connection, store) : startedAt
    const sources = await mediaSources(join(dataDir, 'media'), options.storageUrl)
    const { added } = await copyMedia(store, sources, await readStoredMedia(store))
    if (added.length > 0) await writeMediaIndex(store, startedAt, added)
    return { until, addedMedia: added.length }
  }
  const done = await withBackupLock({ dataDir, kind: 'parts', patienceMs: 0 }, () => atPace(options, go))
  return done?.result ?? null
}

/** The database stops keeping its log for a place, to which no backups go any more. */
export async function endBackups({
  store,
  connection,
}: Pick<BackupOptions, 'store' | 'connection'>): Promise<void> {
  if (connection) await withClient(connection, (client) => releaseWal(client, store))
}

async function prepare(client: pg.Client, store: BackupStore) {
  const { system } = await readFacts(client)
  await checkSameSite(store, system)
  return { system, state: await holdWal(client, store) }
}

/** Returns the name of the latest migration, or null for a database without tables. */
async function lastMigration(client: pg.Client): Promise<string | null> {
  const { rows: found } = await client.query<{ has: boolean }>(
    "select to_regclass('schema_migration') is not null as has",
  )
  if (!found[0]?.has) return null
  const { rows } = await client.query<{ name: string }>('select max(name) as name from schema_migration')
  return rows[0]?.name ?? null
}

async function freeName(store: BackupStore, startedAt: Date): Promise<string> {
  const { whole } = await listBackups(store)
  let time = startedAt
  while (whole.includes(backupName(time))) time = new Date(time.getTime() + 1_000)
  return backupName(time)
}

function atPace<T>(
  { pacer, connection }: Pick<BackupOptions, 'pacer' | 'connection'>,
  work: () => Promise<T>,
): Promise<T> {
  return pacer ? pacer.during(connection, work) : work()
}

async function locked<T>({ dataDir }: BackupOptions, work: () => Promise<T>): Promise<T> {
  const kind: BackupLock = 'parts'
  const done = await withBackupLock({ dataDir, kind, patienceMs: PATIENCE_MS }, work)
  if (done === null) throw new StartError('Another process has been copying the log for ten minutes.')
  return done.result
}
