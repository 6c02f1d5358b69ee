import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type RunningApp, runApp } from './run-app.ts'

const PROJECT = join(import.meta.dirname, '..')

/** Starts a separate site for the flows of one file, because these flows change what all visitors see. */
export function ownSite(
  test: {
    readonly beforeAll: (run: () => Promise<void>) => void
    readonly afterAll: (run: () => Promise<void>) => void
    readonly setTimeout: (ms: number) => void
  },
  environment: Readonly<Record<string, string>> = {},
): { readonly makeAdmin: (email: string) => void; readonly dataDir: () => string } {
  let app: RunningApp | undefined
  const shared = process.env.E2E_ORIGIN
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    app = await runApp(environment)
    process.env.E2E_ORIGIN = app.origin
  })
  test.afterAll(async () => {
    process.env.E2E_ORIGIN = shared
    await app?.stop()
  })
  return {
    dataDir: () => app?.dataDir ?? '',
    makeAdmin(email) {
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(PROJECT, 'apps/server/src/admin.ts'), 'create', '--email', email],
        { env: { ...process.env, DATA_DIR: app?.dataDir, DATABASE_URL: '' }, encoding: 'utf8', input: '' },
      )
      if (status !== 0) throw new Error(stderr)
    },
  }
}
