import { chmodSync, existsSync, mkdirSync } from 'node:fs'

/** Creates a folder readable by every account, whatever the umask. An existing folder keeps its mode. */
export function openFolder(path: string, mode = 0o755): void {
  if (existsSync(path)) return
  mkdirSync(path, { recursive: true })
  chmodSync(path, mode)
}
