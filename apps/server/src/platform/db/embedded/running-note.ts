import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Records the address and the process that serve the data folder, so that a second start on the folder can
 * print them.
 */
export function writeRunningNote(dataDir: string, url: string): void {
  writeFileSync(noteFile(dataDir), `${url} (process ${process.pid})\n`, { mode: 0o600 })
}

/** Returns the address and process id of the site that uses this data folder, or '' when none is recorded. */
export function readRunningNote(dataDir: string): string {
  try {
    return readFileSync(noteFile(dataDir), 'utf8').trim()
  } catch {
    // A process that does not listen yet has not written a note. The note only makes an error message
    // friendlier, so a missing note is no error.
    return ''
  }
}

export function removeRunningNote(dataDir: string): void {
  rmSync(noteFile(dataDir), { force: true })
}

function noteFile(dataDir: string): string {
  return join(dataDir, 'running')
}
