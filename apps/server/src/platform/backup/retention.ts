import { parseSegment } from './database/wal-names.ts'
import { listWal, walFile } from './database/wal-store.ts'
import {
  listBackups,
  listMediaIndexes,
  readManifest,
  readMediaIndex,
  removeBackup,
  storedAt,
} from './manifest.ts'
import type { BackupStore } from './store/backup-store.ts'

/** Removes what interrupted backups left. The caller must know that none is being made. */
export async function removeBroken(store: BackupStore): Promise<void> {
  for (const name of (await listBackups(store)).broken) await removeBackup(store, name)
}

/**
 * Keeps the `keep` latest backups. Removes the others, and of the log and the uploads what only they need. Nobody may
 * add uploads meanwhile. Returns the names of the removed backups.
 */
export async function keepLatest(store: BackupStore, keep: number): Promise<string[]> {
  const { whole } = await listBackups(store)
  const kept = whole.slice(-keep)
  const gone = whole.slice(0, -keep)
  // Read before anything is removed: a manifest that cannot be read must stop this.
  const backups = await Promise.all(kept.map((name) => readManifest(store, name)))
  const [oldest] = backups
  if (!oldest || gone.length === 0) return []
  for (const name of gone) await removeBackup(store, name)

  const { cluster } = oldest.backup
  if (cluster) {
    const old = [...(await listWal(store))].filter(([name]) => {
      const segment = parseSegment(name, cluster.segmentBytes)
      return segment !== null && segment.number < cluster.firstSegment
    })
    await store.remove(old.map(([name, sha256]) => walFile({ name, sha256 })))
  }
  const newer = await listMediaIndexes(store, oldest.name)
  const indexes = await Promise.all(newer.map((name) => readMediaIndex(store, name)))
  const older = (await listMediaIndexes(store)).filter((name) => !newer.includes(name))
  await store.remove(older)
  const needed = new Set(
    [...backups.flatMap(({ backup }) => backup.media), ...indexes.flat()].map(({ sha256 }) =>
      storedAt.media(sha256),
    ),
  )
  const media = (await store.list('media')).map(({ name }) => name)
  await store.remove(media.filter((name) => !needed.has(name)))
  return gone
}
