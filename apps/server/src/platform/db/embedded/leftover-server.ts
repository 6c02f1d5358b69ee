import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError, systemErrorCode } from '../../config/start-error.ts'
import { inspectProcess, isSameFolder, postgresProcessesIn } from './process-table.ts'

/** The lines of `postmaster.pid` that this module uses. `socketDir` is empty on Windows. */
export type PidFile = {
  readonly pid: number
  readonly dataDir: string
  readonly port: number
  readonly socketDir: string
}

const STOP_LIMIT_MS = 60_000
const POLL_MS = 25

export function readPidFile(clusterDir: string): PidFile | null {
  try {
    const [pid = '', dataDir = '', , port = '', socketDir = ''] = readFileSync(
      join(clusterDir, 'postmaster.pid'),
      'utf8',
    ).split('\n')
    return { pid: Number(pid), dataDir, port: Number(port), socketDir }
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * Makes a database cluster (PostgreSQL's data directory) startable after the process that used it was killed.
 * Stops a database server that is still running. Removes a pid file whose process is gone or is not a server on
 * this cluster. Returns what was found, for the log. The caller must hold the folder's lock: only then is it
 * certain that no live app uses the server.
 */
export async function healCluster(
  clusterDir: string,
): Promise<'clean' | 'stopped an orphan' | 'removed a stale pid file'> {
  const left = readPidFile(clusterDir)
  if (left && runsHere(left, clusterDir)) {
    await stopProcess(left.pid)
    await endBackends(clusterDir)
    return 'stopped an orphan'
  }
  await endBackends(clusterDir)
  if (!existsSync(join(clusterDir, 'postmaster.pid'))) return 'clean'
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true })
  return 'removed a stale pid file'
}

/** Whether the process in the pid file is a PostgreSQL server on this very cluster. */
function runsHere(left: PidFile, clusterDir: string): boolean {
  const facts = inspectProcess(left.pid)
  if (!facts?.program.startsWith('postgres')) return false
  if (facts.folder !== null) return isSameFolder(facts.folder, clusterDir)
  return left.dataDir === realpathSync(clusterDir)
}

async function stopProcess(pid: number): Promise<void> {
  // Try a fast shutdown first, then an immediate shutdown, then SIGKILL. The write-ahead log survives all
  // three.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!send(pid, signal)) return
    if (
      await isGone(
        () => inspectProcess(pid) === null,
        signal === 'SIGINT' ? STOP_LIMIT_MS : STOP_LIMIT_MS / 6,
      )
    )
      return
  }
  throw new StartError(
    `A PostgreSQL server left by an earlier run (pid ${pid}) does not stop: end it by hand and start again.`,
  )
}

/**
 * The server's backend processes usually exit within moments after the server was killed. Kills those that do
 * not exit within two seconds.
 */
async function endBackends(clusterDir: string): Promise<void> {
  if (await isGone(() => postgresProcessesIn(clusterDir).length === 0, 2_000)) return
  for (const pid of postgresProcessesIn(clusterDir)) send(pid, 'SIGKILL')
  if (await isGone(() => postgresProcessesIn(clusterDir).length === 0, 10_000)) return
  throw new StartError(
    `PostgreSQL processes of an earlier run still work in ${clusterDir}: end them and start again.`,
  )
}

async function isGone(test: () => boolean, limitMs: number): Promise<boolean> {
  for (const started = Date.now(); Date.now() - started < limitMs; await delay(POLL_MS)) {
    if (test()) return true
  }
  return test()
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (systemErrorCode(error) === 'ESRCH') return false
    throw error
  }
}
