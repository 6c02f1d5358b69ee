import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { tryFolderLock } from '../../apps/server/src/platform/db/embedded/folder-lock.ts'
import { healCluster } from '../../apps/server/src/platform/db/embedded/leftover-server.ts'

export type ScratchFolder = {
  readonly path: string
  /** A subfolder for the compile cache of Node. Every user of the system can write to it. */
  readonly compileCache: string
  remove(): Promise<void>
}

const PREFIX = 'verstat-run-'

/**
 * Creates a temporary folder for all temporary files of a test run, so that an interrupted run leaves nothing behind.
 * Also deletes the folders of earlier runs that were killed.
 */
export async function openScratchFolder(): Promise<ScratchFolder> {
  for (const left of globSync(join(tmpdir(), `${PREFIX}*`).replaceAll('\\', '/'))) await removeAbandoned(left)
  const path = mkdtempSync(join(tmpdir(), PREFIX))
  const compileCache = join(path, 'compiled')
  mkdirSync(compileCache)
  // If root runs the tests, databases and some tests run as other users. These users create their own folders in these
  // two folders.
  if (process.getuid?.() === 0) for (const folder of [path, compileCache]) chmodSync(folder, 0o1777)
  const lock = tryFolderLock(join(path, 'lock'))
  return {
    path,
    compileCache,
    async remove() {
      await removeWithServers(path)
      lock?.release()
    },
  }
}

async function removeAbandoned(path: string): Promise<void> {
  let lock: ReturnType<typeof tryFolderLock>
  try {
    lock = tryFolderLock(join(path, 'lock'))
  } catch {
    // The folder belongs to another user. The next test run of that user deletes it.
    return
  }
  if (!lock) return
  await removeWithServers(path)
  lock.release()
}

async function removeWithServers(path: string): Promise<void> {
  for (const pidFile of globSync(join(path, '*', '**', 'postmaster.pid').replaceAll('\\', '/'))) {
    await healCluster(dirname(pidFile))
  }
  rmSync(path, { recursive: true, force: true, maxRetries: 5 })
}
