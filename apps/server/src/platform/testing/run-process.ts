import { type ChildProcess, spawn } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { childEnvironment } from '../config/child-environment.ts'

export type RunningProcess = {
  readonly child: ChildProcess
  readonly pid: number
  output(): string
  /**
   * Waits until the output matches the pattern. Rejects with the output when the process ends before that.
   */
  until(pattern: RegExp): Promise<RegExpExecArray>
  readonly ended: Promise<End>
}

export type ProcessOptions = {
  readonly env?: Readonly<Record<string, string>>
  readonly account?: { readonly uid: number; readonly gid: number } | undefined
  readonly input?: string
}

const running = new Set<ChildProcess>()

/**
 * Runs one of our scripts as a child process. Of the environment of the tests, it inherits only the search
 * path and the compile cache.
 */
export function runProcess(
  script: string,
  args: readonly string[],
  options: ProcessOptions = {},
): RunningProcess {
  const child = spawn(process.execPath, [script, ...args], {
    ...options.account,
    cwd: '/',
    env: childEnvironment({ NODE_ENV: 'production', ...compileCache(), ...options.env }),
    stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'ipc'],
  })
  child.stdin?.end(options.input)
  running.add(child)
  let said = ''
  const watchers = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      for (const look of watchers) look()
    })
  }
  const ended = whenEnded(child).then((result) => {
    running.delete(child)
    return result
  })
  return {
    child,
    pid: child.pid ?? 0,
    output: () => said,
    ended,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said)
          if (!found) return
          watchers.delete(look)
          resolve(found)
        }
        watchers.add(look)
        look()
        void ended.then(({ code, signal }) =>
          reject(new Error(`it ended (${signal ?? code}) having said:\n${said}`)),
        )
      }),
  }
}

/**
 * Returns the folder of Node's compile cache, which all processes of a test run share. Each account and Node
 * version has its own subfolder.
 */
function compileCache(): Readonly<Record<string, string>> {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

export async function endProcesses(): Promise<void> {
  const left = [...running]
  for (const child of left) child.kill('SIGTERM')
  await Promise.all(left.map(whenEnded))
}

type End = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

/**
 * Waits for the end of the process and of its output streams, because Node does not emit its own `close`
 * event after the IPC channel was disconnected.
 */
async function whenEnded(child: ChildProcess): Promise<End> {
  const streams = [child.stdout, child.stderr].map(
    (stream) =>
      stream && new Promise((resolve) => (stream.closed ? resolve(null) : stream.once('close', resolve))),
  )
  const end = await new Promise<End>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null)
      resolve({ code: child.exitCode, signal: child.signalCode })
    else child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  await Promise.all(streams)
  return end
}
