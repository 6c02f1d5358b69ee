/**
 * Tests a real Centrifugo. Builds a fixed version with Go and runs the tests against it, first with the configuration
 * of the contract tests and then with the configuration that we print. If Go is missing or too old, prints a message
 * and skips the tests.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withCentrifugo } from '../apps/server/src/platform/realtime/centrifugo/run-centrifugo.testing.ts'
import { buildCentrifugo, CENTRIFUGO_HELP } from './go/centrifugo.ts'
import { runTool } from './testing/run-tool.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const API_KEY = 'a-key-of-tests-alone'
const SECRET = 'what-tests-alone-sign-with-long-enough'

const HELP = `Runs the realtime contract against ${CENTRIFUGO_HELP}.

  npm run test:centrifugo
`

if (process.argv.includes('--help')) process.stdout.write(HELP)
else process.exitCode = await run()

async function run(): Promise<number> {
  const built = buildCentrifugo()
  if ('missing' in built) {
    console.log(`Centrifugo was not tested: ${built.missing}.`)
    return 0
  }
  const { binary, folder } = built
  const contract = join(PROJECT_DIR, 'packages/realtime/src/contract')
  const first = await withCentrifugo(binary, join(contract, 'contract-config.json'), (host) =>
    vitest(['--project', 'realtime', contract], { REALTIME_CONTRACT_HOST: host }),
  )
  const second = await withCentrifugo(binary, ownConfig(folder), (host) =>
    vitest(['--project', 'centrifugo'], {
      CENTRIFUGO_HOST: host,
      CENTRIFUGO_BINARY: binary,
      CENTRIFUGO_API_KEY: API_KEY,
      REALTIME_SECRET: SECRET,
    }),
  )
  return first || second
}

/** Returns the configuration that `npm run centrifugo-config` prints for a site with these settings. */
function ownConfig(folder: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(PROJECT_DIR, 'apps/server/src/print-centrifugo-config.ts')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        REALTIME: 'centrifugo',
        REALTIME_PUBLIC_URL: 'http://localhost:8000',
        REALTIME_SECRET: SECRET,
        CENTRIFUGO_API_URL: 'http://localhost:8000/api',
        CENTRIFUGO_API_KEY: API_KEY,
        SECRET_KEY: SECRET,
        DATA_DIR: folder,
      },
    },
  )
  if (status !== 0) throw new Error(stderr)
  const path = join(folder, 'centrifugo.json')
  writeFileSync(path, stdout)
  return path
}

async function vitest(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const { code } = await runTool(PROJECT_DIR, ['node_modules/vitest/vitest.mjs', 'run', ...args], { env })
  return code
}
