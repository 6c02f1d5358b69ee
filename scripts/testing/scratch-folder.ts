import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { tryFolderLock } from '../../apps/server/src/platform/db/embedded/folder-lock.ts'
import { healCluster } from '../../apps/server/src/platform/db/embedded/leftover-server.ts'

export type ScratchFolder = {
  readonly path: string
  /** Subfolder for Node's compile cache, writable by every account. */
  readonly compileCache: string
  remove(): Promise<void>
}

const PREFIX = 'verstat-run-'

/**
 * A temporary folder that contains all temporary folders of a test run, so that an interrupted run leaves nothing behind.
 * Also removes folders of earlier runs that were killed.
 */
export async function openScratchFolder(): Promise<ScratchFolder> {
  for (const left of globSync(join(tmpdir(), `${PREFIX}*`).replaceAll('\\', '/'))) await removeAbandoned(left)
  const path = mkdtempSync(join(tmpdir(), PREFIX))
  const compileCache = join(path, 'compiled')
  mkdirSync(compileCache)
  // Root's databases and some tests run as other accounts, which create their own folders in it.
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
    // Belongs to another account, whose next run removes it.
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
