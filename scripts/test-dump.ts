/**
 * Follows what the runbook says of a database that Verstat did not start: carries out its commands with the real
 * `pg_dump` and `pg_restore`, compares all rows, and starts a site on what was restored. If Python is missing, prints a
 * message and tests nothing.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { attachEmbeddedPostgres } from '../apps/server/src/platform/db/embedded/attach-embedded.ts'
import { databaseAddress } from '../apps/server/src/platform/testing/database-address.ts'
import { endProcesses, runProcess } from '../apps/server/src/platform/testing/run-process.ts'
import { openDemoDatabase } from '../bench/open-demo-database.ts'
import { installPythonTool } from './python/install-python-tool.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const RUNBOOK = join(PROJECT_DIR, 'docs/runbooks/backup-and-restore.md')
const SECTION = '## With `DATABASE_URL`'
/** A package with the programs of PostgreSQL. */
const PROGRAMS = { name: 'embedded-postgres', version: '18.6.3' } as const
/** A database name that the commands of the runbook do not contain. */
const RESTORED = 'verstat_restored'

const HELP = `Follows docs/runbooks/backup-and-restore.md for a database that Verstat did not start.

  npm run test:dump
`

if (process.argv.includes('--help')) process.stdout.write(HELP)
else process.exitCode = await run()

async function run(): Promise<number> {
  const installed = installPythonTool(PROJECT_DIR, PROGRAMS)
  if ('missing' in installed) {
    console.log(`The dump was not tested: ${installed.missing}.`)
    return 0
  }
  const site = await openDemoDatabase()
  try {
    await follow(site, programsOf(installed.python))
    console.log('The commands of the runbook restored every row and picture, and a site runs on them.')
    return 0
  } finally {
    await endProcesses()
    await site.close()
  }
}

type Site = Awaited<ReturnType<typeof openDemoDatabase>>

async function follow({ dataDir, database }: Site, programs: string): Promise<void> {
  const source = attachEmbeddedPostgres(dataDir)
  const target: ClientConfig = { ...source, database: RESTORED }
  const restoredDir = join(dataDir, '../restored')
  const places = {
    '/backup/verstat': join(dataDir, '../store'),
    '/var/lib/verstat': restoredDir,
    'verstat.dump': join(dataDir, '../verstat.dump'),
  }
  const [dump, files, restoreFiles, restore, ...more] = commandsOf(readFileSync(RUNBOOK, 'utf8'))
  if (!dump || !files || !restoreFiles || !restore || more.length > 0)
    throw new Error(`${SECTION} of the runbook has other commands than this test expects.`)
  const env = { PATH: `${programs}${delimiter}${process.env.PATH}`, DATA_DIR: dataDir }
  const toSource = { ...env, DATABASE_URL: databaseAddress(source) }
  const toTarget = { ...env, DATABASE_URL: databaseAddress(target) }
  const written = (command: string) =>
    Object.entries(places).reduce((text, [place, own]) => text.replaceAll(place, own), command)
  await carryOut(written(dump), toSource)
  await carryOut(written(files), toSource)
  await database.pool.query(`create database ${RESTORED} template template0`)
  await carryOut(written(restoreFiles), toTarget)
  await carryOut(written(restore), toTarget)

  const [before, after] = [await checksums(source), await checksums(target)]
  const differing = [...before.keys()].filter((table) => before.get(table) !== after.get(table))
  if (before.size < 50 || differing.length > 0 || after.size !== before.size)
    throw new Error(`${differing.length} of ${before.size} tables differ: ${differing.join(', ')}`)
  await visit({ ...toTarget, DATA_DIR: restoredDir })
}

/** Returns the lines of the blocks of code in the section. */
function commandsOf(runbook: string): readonly string[] {
  const [, section = ''] = runbook.split(SECTION)
  const [own = ''] = section.split('\n## ')
  const blocks = [...own.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block)
  return blocks.flatMap((block) => block.trim().split('\n'))
}

async function carryOut(command: string, env: Readonly<Record<string, string>>): Promise<void> {
  console.log(`$ ${command}`)
  const child = spawn('sh', ['-ec', command], {
    cwd: PROJECT_DIR,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The command ended with ${code}.`)
}

/** Returns the number of rows and a checksum of each table, in all schemas. */
async function checksums(connection: ClientConfig): Promise<ReadonlyMap<string, string>> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
        where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
    )
    const sums = new Map<string, string>()
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(each::text, 0)), 0) as sum from ${name} each`,
      )
      sums.set(name, rows[0]?.sum ?? '')
    }
    return sums
  } finally {
    await client.end()
  }
}

/** Starts a site, and looks at its list of orders and the pictures there. */
async function visit(env: Readonly<Record<string, string>>): Promise<void> {
  const site = runProcess(join(PROJECT_DIR, 'apps/server/src/main.ts'), [], { env: { ...env, PORT: '0' } })
  await site.until(/ready in/)
  const [origin = ''] = (await site.until(/http:\/\/[\w.]+:\d+/)) ?? []
  const page = await (await fetch(`${origin}/orders/page/1`)).text()
  const pictures = new Set([...page.matchAll(/\/media\/[\w/.-]+/g)].map(([path]) => path))
  if (pictures.size === 0) throw new Error('The restored list of orders shows no pictures.')
  for (const path of pictures) {
    const answer = await fetch(origin + path)
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !type.startsWith('image/'))
      throw new Error(`${path} was answered ${answer.status} ${type}`)
  }
  site.child.kill('SIGTERM')
  await site.ended
}

function programsOf(python: string): string {
  const code = 'import embedded_postgres, os; print(os.path.dirname(embedded_postgres.__file__))'
  const { stdout, stderr } = spawnSync(python, ['-c', code], { encoding: 'utf8' })
  if (stdout.trim() === '') throw new Error(`The programs of PostgreSQL were not found: ${stderr}`)
  return join(stdout.trim(), 'pginstall/bin')
}
