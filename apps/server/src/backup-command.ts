import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkBackups } from './platform/backup/check-backups.ts'
import { type BackupOptions, continueBackup, endBackups, makeBackup } from './platform/backup/make-backup.ts'
import type { Cluster } from './platform/backup/manifest.ts'
import { createPacer } from './platform/backup/pacer.ts'
import { openBackupStore } from './platform/backup/store/backup-store.ts'
import { withPlace } from './platform/backup/store/place-errors.ts'
import { makeConfig, PROJECT_DIR } from './platform/config/make-config.ts'
import { readEnv } from './platform/config/read-env.ts'
import { StartError } from './platform/config/start-error.ts'
import { openCommandDatabase } from './platform/db/command-database.ts'
import { openDataFolder } from './platform/db/embedded/embedded-folders.ts'
import { databaseLog } from './platform/logging/logger.ts'
import { printLine, runCommandLine } from './platform/process/command-line.ts'

const HELP = `Backs up the database, the uploads and the keys, while Verstat runs.

  npm run backup -- /backup/verstat              makes a backup
  npm run backup -- /backup/verstat --keep 14    and removes all but the latest 14
  npm run backup -- /backup/verstat --fast       takes no rests while visitors write
  npm run backup -- /backup/verstat --wal        copies only what changed since, every few minutes
  npm run backup -- /backup/verstat --check      reads everything that is stored and compares checksums
  npm run backup -- /backup/verstat --files      leaves out the database, for an install with DATABASE_URL
  npm run backup -- /backup/verstat --stop       ends backups to this place: the database keeps no more log for it

s3://bucket/prefix goes to a bucket, with AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and
AWS_ENDPOINT_URL_S3 from the environment. docs/runbooks/backup-and-restore.md has the rest.
`
const OPTIONS = {
  fast: { type: 'boolean' },
  wal: { type: 'boolean' },
  check: { type: 'boolean' },
  files: { type: 'boolean' },
  stop: { type: 'boolean' },
  keep: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Order = {
  readonly place: string
  readonly work: 'make' | 'wal' | 'check' | 'stop'
  readonly withDatabase: boolean
  readonly keep: number | null
  readonly isFast: boolean
}

await runCommandLine(async () => {
  const order = readArguments(process.argv.slice(2))
  if (order) await withPlace(order.place, () => run(order))
  else process.stdout.write(HELP)
})

/** Returns null when the user asked for help. Throws `StartError` for invalid arguments. */
function readArguments(args: readonly string[]): Order | null {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const { files = false, fast = false, keep, help = false } = values
    const [place, ...more] = positionals
    if (help || place === undefined) return null
    if (more.length > 0) throw new Error('Backups go to one place.')
    const works = (['wal', 'check', 'stop'] as const).filter((name) => values[name])
    const [work = 'make', ...others] = works
    if (others.length > 0) throw new Error(`--${works.join(' and --')} are different commands.`)
    if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) throw new Error('--keep is a number from 1.')
    if (keep !== undefined && work !== 'make') throw new Error(`--keep does not go with --${work}.`)
    if (fast && work !== 'make') throw new Error(`--fast does not go with --${work}.`)
    const kept = keep === undefined ? null : Number(keep)
    return { place, work, withDatabase: !files, keep: kept, isFast: fast }
  } catch (cause) {
    throw new StartError(`${cause instanceof Error ? cause.message : cause} See npm run backup -- --help`, {
      cause,
    })
  }
}

async function run({ place, work, withDatabase, keep, isFast }: Order): Promise<void> {
  const pacer = createPacer()
  const store = await openBackupStore(place, PROJECT_DIR, pacer.flush)
  if (work === 'check') return check(store)
  const config = makeConfig(readEnv())
  if (config.databaseUrl !== null && withDatabase) {
    throw new StartError(
      'DATABASE_URL is set: back up that database with pg_dump or pgBackRest, and the files with --files. See docs/runbooks/backup-and-restore.md.',
    )
  }
  openDataFolder(config.dataDir)
  const server = withDatabase ? await openCommandDatabase({ config, log: databaseLog, mayShare: true }) : null
  try {
    const { dataDir, storageUrl } = config
    const pace = isFast ? {} : { pacer }
    const options = { store, dataDir, storageUrl, connection: server?.connection ?? null, ...pace }
    if (work === 'wal') await goOn(options)
    else if (work === 'stop') await stop(options)
    else await make({ ...options, keep, version: programVersion() })
  } finally {
    await server?.stop()
  }
}

async function make(options: BackupOptions): Promise<void> {
  const { made, addedMedia, removed, hasGap } = await makeBackup(options)
  const { cluster, media } = made.backup
  const database = cluster ? `database ${megabytes(bytesOf(cluster))}, ` : ''
  printLine(
    `Backup ${made.name} in ${options.store.place}: ${database}${media.length} uploads, ${addedMedia} of them new.`,
  )
  if (hasGap)
    printLine(
      'Log was removed before it was copied: there are times before this backup that cannot be restored.',
    )
  if (removed.length > 0) printLine(`Removed ${removed.join(', ')}.`)
}

async function goOn(options: Parameters<typeof continueBackup>[0]): Promise<void> {
  const done = await continueBackup(options)
  if (done === null) printLine('Another process copies the log now.')
  else
    printLine(
      `${options.store.place} reaches to ${done.until.toISOString()}, ${done.addedMedia} new uploads.`,
    )
}

async function stop({ connection, store }: Parameters<typeof endBackups>[0]): Promise<void> {
  await endBackups({ connection, store })
  printLine(`The database no longer keeps its log for ${store.place}. What is stored there stays.`)
}

async function check(store: BackupOptions['store']): Promise<void> {
  const { backups, files, faults } = await checkBackups(store)
  if (faults.length > 0) throw new StartError(faults.join('\n'))
  if (backups.length === 0) throw new StartError(`There is no complete backup in ${store.place}.`)
  const names = backups.map(({ name }) => name).join(', ')
  printLine(`${files} files of ${backups.length} backups are as they were stored: ${names}.`)
}

function programVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(PROJECT_DIR, 'package.json'), 'utf8'))
  return version
}

function bytesOf({ files, bundles }: Cluster): number {
  const all = [...files, ...bundles.flatMap(({ members }) => members)]
  return all.reduce((sum, { size }) => sum + size, 0)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
