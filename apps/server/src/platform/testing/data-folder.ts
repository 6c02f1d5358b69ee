import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates an empty folder for a site with an embedded database. When root runs the tests, the database runs as another
 * account, which must be able to traverse the folder.
 */
export function makeDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `verstat-${name}-`))
  chmodSync(folder, 0o711)
  return folder
}
