import { DatabaseSync } from 'node:sqlite'
import { systemErrorCode } from '../../config/start-error.ts'

export type FolderLock = { release(): void }

/**
 * Locks a data folder. Returns null when another process holds the lock. The kernel releases the lock when
 * the process that holds it dies. Node has no `flock`; an exclusive transaction of SQLite locks in the same
 * way on every system.
 */
export function tryFolderLock(path: string): FolderLock | null {
  const file = new DatabaseSync(path)
  try {
    file.exec('PRAGMA journal_mode = MEMORY')
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (isBusy(error)) return null
    throw error
  }
  return {
    release() {
      if (file.isOpen) file.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5
  return (
    systemErrorCode(error) === 'ERR_SQLITE_ERROR' &&
    error instanceof Error &&
    'errcode' in error &&
    error.errcode === sqliteBusy
  )
}
