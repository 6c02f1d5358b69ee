import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { StartError } from '../../config/start-error.ts'
import { asAccount, type DatabaseAccount } from './database-account.ts'
import { type NativeBinaries, programPath } from './native-binaries.ts'

export type DatabaseLog = {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type PostmasterOptions = {
  readonly binaries: NativeBinaries
  readonly account: DatabaseAccount
  readonly clusterDir: string
  readonly args: readonly string[]
  readonly log: DatabaseLog
}

/** A running database server. `exited` resolves with the server's last output lines. */
export type Postmaster = { readonly pid: number; readonly exited: Promise<string>; stop(): Promise<void> }

const FAST_LIMIT_MS = 60_000
const KEPT_LINES = 40

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { binaries, account, clusterDir } = options
  const child = spawn(programPath(binaries, 'postgres'), ['-D', clusterDir, ...options.args], {
    ...asAccount(account),
    cwd: '/',
    env: binaries.environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    // The server gets its own process group: on Ctrl-C the app must first finish its requests and then stop
    // the server.
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const lines: string[] = []
  const exited = whenExited(child, lines)
  const ready = whenReady(child, lines, options.log)
  const last = await Promise.race([ready, exited])
  if (last !== null) throw new StartError(`PostgreSQL did not start: ${reasonIn(last)}`, { detail: last })
  return { pid: child.pid ?? 0, exited, stop: () => stopChild(child, exited, options) }
}

export function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const reason = lines.find((line) => /(FATAL|PANIC|error):/i.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  return reason.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim()
}

function whenReady(child: ChildProcess, lines: string[], log: DatabaseLog): Promise<null> {
  return new Promise((resolve) => {
    if (!child.stderr) return
    let isReady = false
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line)
      if (lines.length > KEPT_LINES) lines.shift()
      // Output from before the server is ready goes into the `StartError`, so it is not logged as a warning
      // here.
      if (isReady && !isExpected(line) && / (FATAL|PANIC): /.test(line)) log.warn({ line }, 'postgres')
      else log.debug({ line }, 'postgres')
      if (!/ready to accept (?:read-only )?connections/.test(line)) return
      isReady = true
      resolve(null)
    })
  })
}

function whenExited(child: ChildProcess, lines: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`FATAL: ${error.message}`))
    child.once('exit', (code, signal) => {
      const settle = () => resolve(lines.length > 0 ? lines.join('\n') : `FATAL: ended by ${signal ?? code}`)
      // The last lines may still be in the pipe. A surviving backend process can keep the pipe open, so do
      // not wait forever.
      const timeout = setTimeout(settle, 500)
      child.once('close', () => {
        clearTimeout(timeout)
        settle()
      })
    })
  })
}

/** Whether the line is one that the server logs for every open connection during a normal shutdown. */
function isExpected(line: string): boolean {
  return line.includes('terminating connection due to administrator command')
}

async function stopChild(
  child: ChildProcess,
  exited: Promise<string>,
  { binaries, clusterDir }: PostmasterOptions,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') {
    // Windows has no signals: `kill` would crash the server. Therefore stop it with `pg_ctl`.
    spawnSync(programPath(binaries, 'pg_ctl'), ['stop', '-D', clusterDir, '-m', 'fast'], {
      windowsHide: true,
    })
  } else child.kill('SIGINT')
  const timeout = setTimeout(() => child.kill('SIGQUIT'), FAST_LIMIT_MS)
  await exited
  clearTimeout(timeout)
}
