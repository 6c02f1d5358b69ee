import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { tryFolderLock } from '../db/embedded/folder-lock.ts'

/** `whole`: one backup at a time. `parts`: one process at a time adds to what backups share, or removes from it. */
export type BackupLock = 'whole' | 'parts'

const PAUSE_MS = 200

/** Runs `work` while no other process has the lock of this data folder. Returns null when it stays locked. */
export async function withBackupLock<T>(
  { dataDir, kind, patienceMs }: { dataDir: string; kind: BackupLock; patienceMs: number },
  work: () => Promise<T>,
): Promise<{ readonly result: T } | null> {
  for (const startedAt = performance.now(); ; await delay(PAUSE_MS)) {
    const lock = tryFolderLock(join(dataDir, `backup-${kind}-lock`))
    if (lock) {
      try {
        return { result: await work() }
      } finally {
        lock.release()
      }
    }
    if (performance.now() - startedAt >= patienceMs) return null
  }
}
