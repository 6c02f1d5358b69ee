import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyData } from './copy-data.ts'

export type RunningApp = {
  readonly origin: string
  readonly dataDir: string
  readonly pid: number
  /**
   * Stops the app with SIGTERM and deletes its data unless `keepData` is true. Rejects if the app exits with an error.
   */
  stop(options?: { readonly keepData: boolean }): Promise<void>
}

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const START_LIMIT_MS = 180_000

/**
 * Runs the built app with its own data folder. The folder starts as a copy of the folder in `E2E_DEMO_DATA`, unless
 * `environment` contains `SEED`.
 */
export async function runApp(
  environment: Readonly<Record<string, string>> = {},
  project = PROJECT,
): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'verstat-e2e-'))
  // When root runs the site, the site's database runs as another user. This user must be able to enter the folder.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  const { E2E_DEMO_DATA: demo } = process.env
  if (demo !== undefined && environment.SEED === undefined) copyData(demo, dataDir)
  const child = spawn(process.execPath, [join(project, 'apps/server/src/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      SEED: 'demo',
      DATA_DIR: dataDir,
      ...environment,
    },
    // The app stops when the IPC channel closes, so it also stops when this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  const origin = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the app does not start:\n${output}`)), START_LIMIT_MS)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-20_000)
        const found = /ready in.*?(http:\/\/127\.0\.0\.1:\d+)/s.exec(output)?.[1]
        if (!found) return
        clearTimeout(timer)
        resolve(found)
      })
    }
    void ended.then((code) => {
      clearTimeout(timer)
      reject(new Error(`the app ended with ${code}:\n${output}`))
    })
  }).catch((error) => {
    child.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
    throw error
  })
  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    async stop({ keepData } = { keepData: false }) {
      child.kill('SIGTERM')
      const code = await ended
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
      if (code !== 0) throw new Error(`the app ended with ${code}:\n${output}`)
    },
  }
}
