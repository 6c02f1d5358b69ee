import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { tryFolderLock } from '../../apps/server/src/platform/db/embedded/folder-lock.ts'

/** Lets only one process at a time install and build in a checkout. Other processes wait. */
export async function withProjectLock<T>(projectDir: string, run: () => Promise<T>): Promise<T> {
  const folder = join(projectDir, '.verstat')
  mkdirSync(folder, { recursive: true })
  let hasSaidSo = false
  for (;;) {
    const lock = tryFolderLock(join(folder, 'lock'))
    if (lock) {
      try {
        return await run()
      } finally {
        lock.release()
      }
    }
    if (!hasSaidSo) process.stdout.write('Waiting for another start that is installing or building …\n')
    hasSaidSo = true
    await delay(200)
  }
}
