import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Records which process serves the data folder, so that the next start on it can print it. */
export function writeRunningNote(dataDir: string, url: string): void {
  writeFileSync(noteFile(dataDir), `${url} (process ${process.pid})\n`, { mode: 0o600 })
}

/** The address and process that serve the folder, or '' when nothing is recorded. */
export function readRunningNote(dataDir: string): string {
  try {
    return readFileSync(noteFile(dataDir), 'utf8').trim()
  } catch {
    // Only makes a message friendlier; a process that does not listen yet has written no note.
    return ''
  }
}

export function removeRunningNote(dataDir: string): void {
  rmSync(noteFile(dataDir), { force: true })
}

function noteFile(dataDir: string): string {
  return join(dataDir, 'running')
}
