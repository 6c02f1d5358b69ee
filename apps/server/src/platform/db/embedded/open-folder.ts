import { chmodSync, existsSync, mkdirSync } from 'node:fs'

/**
 * Creates a folder with exactly this mode, whatever the umask. By default every account can read the folder.
 * An existing folder keeps its mode.
 */
export function openFolder(path: string, mode = 0o755): void {
  if (existsSync(path)) return
  mkdirSync(path, { recursive: true })
  chmodSync(path, mode)
}
