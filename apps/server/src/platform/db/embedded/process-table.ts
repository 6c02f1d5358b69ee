import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename } from 'node:path'

/** What is known about a process. `folder` is its working folder, or null when that cannot be read. */
export type ProcessFacts = { readonly program: string; readonly folder: string | null }

/** Returns null when no such process is alive. A zombie process counts as dead. */
export function inspectProcess(pid: number): ProcessFacts | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  if (process.platform === 'linux') return inspectLinux(pid)
  return process.platform === 'win32' ? inspectWindows(pid) : inspectByPs(pid)
}

/**
 * Returns the ids of live PostgreSQL processes whose working folder is `folder`. Returns an empty list on
 * systems other than Linux.
 */
export function postgresProcessesIn(folder: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      const facts = inspectProcess(pid)
      return facts?.program.startsWith('postgres') && isSameFolder(facts.folder, folder)
    })
}

/** Compares two folders by device and inode, so that a moved or bind-mounted folder is recognised. */
export function isSameFolder(left: string | null, right: string): boolean {
  if (left === null) return false
  const one = statSync(left, { throwIfNoEntry: false })
  const other = statSync(right, { throwIfNoEntry: false })
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino
}

function inspectLinux(pid: number): ProcessFacts | null {
  const status = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'))
  if (status === null) return null
  // The process name in parentheses may itself contain spaces and parentheses.
  const state = status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3)
  if (state === 'Z' || state === 'X') return null
  const executable = attempt(() => readlinkSync(`/proc/${pid}/exe`))
  const name = executable ?? status.slice(status.indexOf('(') + 1, status.lastIndexOf(')'))
  return { program: basename(name), folder: attempt(() => readlinkSync(`/proc/${pid}/cwd`)) }
}

function inspectByPs(pid: number): ProcessFacts | null {
  const line = attempt(() =>
    execFileSync('ps', ['-p', String(pid), '-o', 'stat=,comm='], { encoding: 'utf8' }).trim(),
  )
  const [, state, command] = line?.match(/^(\S+)\s+(.*)$/) ?? []
  if (!state || !command || state.startsWith('Z')) return null
  return { program: basename(command), folder: null }
}

function inspectWindows(pid: number): ProcessFacts | null {
  const list = ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']
  const line = attempt(() => execFileSync('tasklist', list, { encoding: 'utf8', windowsHide: true }).trim())
  const program = line?.match(/^"([^"]+)"/)?.[1]
  return program ? { program, folder: null } : null
}

/** Returns null on any error: a process can end between two reads, or it can belong to another user. */
function attempt<T>(look: () => T): T | null {
  try {
    return look()
  } catch {
    return null
  }
}
