import type { Cluster } from '../manifest.ts'
import { type BackupStore, MissingFile } from '../store/backup-store.ts'
import { isHistory, segmentName } from './wal-names.ts'
import { listWal } from './wal-store.ts'

export type WalFile = { readonly name: string; readonly sha256: string }

/**
 * Returns the stored files of the log with which a copy recovers to the end of the segment `last`, and no less than to
 * the end of the copy. Throws `MissingFile` when one is missing.
 */
export async function wantedWal(
  store: BackupStore,
  { timeline, segmentBytes, firstSegment, lastSegment }: Cluster,
  last: number,
): Promise<WalFile[]> {
  const stored = await listWal(store)
  const wanted: WalFile[] = []
  for (const [name, sha256] of stored) if (isHistory(name)) wanted.push({ name, sha256 })
  for (let number = firstSegment; number <= Math.max(last, lastSegment); number++) {
    const name = segmentName({ timeline, number }, segmentBytes)
    const sha256 = stored.get(name)
    if (sha256 === undefined) throw new MissingFile(store.place, `wal/${name}`)
    wanted.push({ name, sha256 })
  }
  return wanted
}
