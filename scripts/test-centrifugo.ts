/**
 * Puts a real Centrifugo to the tests that our own server keeps: builds a pinned one with Go's client, serves it the
 * contract's configuration and then ours. Says so and does nothing more where there is no Go that can.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runTool } from './testing/run-tool.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const MODULE = 'github.com/centrifugal/centrifugo/v6'
const VERSION = 'v6.9.6'
const OLDEST_GO = [1, 26] as const
const START_MS = 20_000
const API_KEY = 'a-key-of-tests-alone'
const SECRET = 'what-tests-alone-sign-with-long-enough'

/** Beside what npm installs, so that it is built once. */
const FOLDER = join(PROJECT_DIR, 'node_modules/.cache/centrifugo', VERSION)
const BINARY = join(FOLDER, process.platform === 'win32' ? 'centrifugo.exe' : 'centrifugo')

const HELP = `Runs the realtime contract against Centrifugo ${VERSION}, which Go ${OLDEST_GO.join('.')} or newer builds.

  npm run test:centrifugo
`

if (process.argv.includes('--help')) process.stdout.write(HELP)
else process.exitCode = await run()

async function run(): Promise<number> {
  const missing = whatIsMissing()
  if (missing) {
    console.log(`Centrifugo was not tested: ${missing}.`)
    return 0
  }
  if (!build()) {
    // A network without Go's modules is no fault of the project.
    console.log(`Centrifugo was not tested: Go could not build ${MODULE}@${VERSION}, see above.`)
    return 0
  }
  const contract = join(PROJECT_DIR, 'packages/realtime/src/contract')
  const first = await against(join(contract, 'contract-config.json'), (host) =>
    vitest(['--project', 'unit', contract], { REALTIME_CONTRACT_HOST: host }),
  )
  const second = await against(ownConfig(), (host) =>
    vitest(['--project', 'centrifugo'], {
      CENTRIFUGO_HOST: host,
      CENTRIFUGO_API_KEY: API_KEY,
      REALTIME_SECRET: SECRET,
    }),
  )
  return first || second
}

function whatIsMissing(): string | undefined {
  const { status, stdout } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' })
  if (status !== 0) return 'there is no Go on this machine'
  const [major = 0, minor = 0] = stdout.replace(/^go/, '').split('.').map(Number)
  const isOld = major < OLDEST_GO[0] || (major === OLDEST_GO[0] && minor < OLDEST_GO[1])
  return isOld ? `it needs Go ${OLDEST_GO.join('.')}, this is ${stdout.trim()}` : undefined
}

/** A module of its own names the version; Go checks what it fetches against its public log of checksums. */
function build(): boolean {
  mkdirSync(FOLDER, { recursive: true })
  const go = OLDEST_GO.join('.')
  writeFileSync(
    join(FOLDER, 'go.mod'),
    `module verstat.test/centrifugo\n\ngo ${go}\n\nrequire ${MODULE} ${VERSION}\n`,
  )
  console.log(`Building ${MODULE}@${VERSION}; the first time this takes minutes.`)
  const { status } = spawnSync('go', ['build', '-mod=mod', '-o', BINARY, MODULE], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}

/** What `npm run centrifugo-config` prints for an install with these settings. */
function ownConfig(): string {
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
        DATA_DIR: FOLDER,
      },
    },
  )
  if (status !== 0) throw new Error(stderr)
  const path = join(FOLDER, 'centrifugo.json')
  writeFileSync(path, stdout)
  return path
}

async function against(config: string, test: (host: string) => Promise<number>): Promise<number> {
  const port = await freePort()
  const place = ['--http_server.address', '127.0.0.1', '--http_server.port', String(port)]
  const server = spawn(BINARY, ['--config', config, ...place, '--health.enabled'], { stdio: 'ignore' })
  try {
    await untilHealthy(server, port)
    return await test(`127.0.0.1:${port}`)
  } finally {
    server.kill()
  }
}

async function untilHealthy(server: ChildProcess, port: number): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < START_MS; await delay(100)) {
    if (server.exitCode !== null) throw new Error(`Centrifugo ended with ${server.exitCode}`)
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
  }
  throw new Error('Centrifugo did not start')
}

async function vitest(args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  const { code } = await runTool(PROJECT_DIR, ['node_modules/vitest/vitest.mjs', 'run', ...args], { env })
  return code
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
