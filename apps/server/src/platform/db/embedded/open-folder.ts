import { chmodSync, existsSync, mkdirSync } from 'node:fs'

/** Creates a folder that every account may read, whatever the umask; one that exists keeps its mode. */
export function openFolder(path: string, mode = 0o755): void {
  if (existsSync(path)) return
  mkdirSync(path, { recursive: true })
  chmodSync(path, mode)
}
