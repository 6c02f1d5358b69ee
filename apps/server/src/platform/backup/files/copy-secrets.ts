import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupFile, storedAt } from '../manifest.ts'
import type { BackupStore } from '../store/backup-store.ts'
import { packFile } from '../store/packed-file.ts'

/** Files at the top of the data folder that belong to running processes. */
const OF_PROCESSES = /^running$|lock(-journal|-wal|-shm)?$|\.\d+$/

/** Copies the files at the top of the data folder: the password of the database and the secret key. */
export async function copySecrets(store: BackupStore, name: string, dataDir: string): Promise<BackupFile[]> {
  const files: BackupFile[] = []
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!entry.isFile() || OF_PROCESSES.test(entry.name)) continue
    const content = await packFile(
      store,
      storedAt.secret(name, entry.name),
      createReadStream(join(dataDir, entry.name)),
    )
    files.push({ path: entry.name, ...content })
  }
  return files
}
