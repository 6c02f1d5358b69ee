import { chmodSync, constants, cpSync, lchownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies the data folder of a stopped site and keeps the owners of its files. The owners matter because a site that
 * root starts runs its database as another user.
 */
export function copyData(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const copy = path.replace(from, to)
    const { uid, gid, mode } = lstatSync(path)
    if (process.getuid?.() === 0) lchownSync(copy, uid, gid)
    if (entry.isDirectory()) chmodSync(copy, mode)
  }
}
