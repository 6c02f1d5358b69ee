import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Leaves word of who serves a data folder, for the next start on it to show. */
export function writeRunningNote(dataDir: string, url: string): void {
  writeFileSync(noteFile(dataDir), `${url} (process ${process.pid})\n`, { mode: 0o600 })
}

/** The address and process that serve the folder, or an empty string when they left no word. */
export function readRunningNote(dataDir: string): string {
  try {
    return readFileSync(noteFile(dataDir), 'utf8').trim()
  } catch {
    // It only makes a message friendlier; a start that is not listening yet has none.
    return ''
  }
}

export function removeRunningNote(dataDir: string): void {
  rmSync(noteFile(dataDir), { force: true })
}

function noteFile(dataDir: string): string {
  return join(dataDir, 'running')
}
