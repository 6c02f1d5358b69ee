import { createWriteStream, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../../config/start-error.ts'
import { openDataFolder } from '../../db/embedded/embedded-folders.ts'
import type { DatabaseLog } from '../../db/embedded/postmaster.ts'
import { restoreMark } from '../../db/embedded/restore-mark.ts'
import { inParallel } from '../in-parallel.ts'
import { listMediaIndexes, type MediaFile, type NamedBackup, readMediaIndex, storedAt } from '../manifest.ts'
import type { BackupStore } from '../store/backup-store.ts'
import { unpackFile } from '../store/packed-file.ts'
import { type Choice, chooseBackup } from './choose-backup.ts'
import { recover, restoreCluster } from './restore-cluster.ts'

const AT_ONCE = 4

export type RestoreOptions = {
  readonly store: BackupStore
  readonly dataDir: string
  /** Null restores everything that is stored. */
  readonly time: Date | null
  readonly log: DatabaseLog
}

/**
 * Restores a site into a data folder that does not exist or is empty. Every file is compared with its checksum; a
 * damaged or missing one ends the restore with a `StartError` that names it. A folder whose restore did not end is
 * marked, and Verstat does not start on it.
 */
export async function restoreBackup({ store, dataDir, time, log }: RestoreOptions): Promise<NamedBackup> {
  const choice = await chooseBackup(store, time)
  const folder = openEmptyFolder(dataDir)
  const mark = restoreMark(folder)
  writeFileSync(mark, `${choice.from.name}\n`, { mode: 0o600 })
  const { name, backup } = choice.from
  for (const file of backup.secrets) {
    const path = join(folder, file.path)
    await unpackFile(store, storedAt.secret(name, file.path), file, newFile(path))
  }
  if (backup.cluster) {
    const { cluster } = backup
    await restoreCluster({ store, name, cluster, lastSegment: choice.lastSegment, dataDir: folder, log })
  }
  await restoreMedia(store, choice, join(folder, 'media'))
  if (backup.cluster) await recover({ dataDir: folder, time, log })
  rmSync(mark)
  return choice.from
}

function openEmptyFolder(dataDir: string): string {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StartError(`The data folder ${dataDir} is not empty: restore into a new one with --data-dir.`)
  }
  return openDataFolder(dataDir)
}

/** More uploads than the database knows do no harm, so those of all later copies come too. */
async function restoreMedia(store: BackupStore, { from, later }: Choice, folder: string): Promise<void> {
  const indexes = await Promise.all(
    (await listMediaIndexes(store, from.name)).map((name) => readMediaIndex(store, name)),
  )
  const all = [...from.backup.media, ...indexes.flat(), ...later.flatMap(({ backup }) => backup.media)]
  const byPath = new Map<string, MediaFile>(all.map((file) => [file.path, file]))
  await inParallel([...byPath.values()], AT_ONCE, async (file) => {
    const path = join(folder, file.path)
    await mkdir(dirname(path), { recursive: true })
    await unpackFile(store, storedAt.media(file.sha256), file, newFile(path))
  })
}

/** A file that only its owner can read, and that is on the disk when it is closed. */
function newFile(path: string) {
  return createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
}
