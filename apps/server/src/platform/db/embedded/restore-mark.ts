import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../config/start-error.ts'

/** The path of a file that exists in a data folder while a backup is being restored into it. */
export function restoreMark(dataDir: string): string {
  return join(dataDir, 'restoring')
}

/** Refuses a folder that has only a part of a site. A start would fill in what is missing, and so hide it. */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(restoreMark(dataDir))) return
  throw new StartError(
    `The restore into ${dataDir} did not end: delete the folder and restore again (docs/runbooks/backup-and-restore.md).`,
  )
}
