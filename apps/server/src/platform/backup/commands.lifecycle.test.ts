import { existsSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startFauxqs } from 'fauxqs'
import pg, { type ClientConfig } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { attachEmbeddedPostgres } from '../db/embedded/attach-embedded.ts'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded.ts'
import { makeDataFolder } from '../testing/data-folder.ts'
import { eventually } from '../testing/eventually.ts'
import { endProcesses, runProcess } from '../testing/run-process.ts'
import { silentLog } from '../testing/silent-log.ts'

const SERVER = join(import.meta.dirname, '../..')
const WRITERS = 3

let root = ''
beforeEach(() => {
  root = makeDataFolder('backups')
})
afterEach(async () => {
  await endProcesses()
  rmSync(root, { recursive: true, force: true })
})

test('a running site is backed up while it is written to, and restored to any time and to its end', async () => {
  const site = runProcess(join(SERVER, 'main.ts'), [], { env: { ...env(), PORT: '0', SEED: 'none' } })
  await site.until(/ready in/)
  const load = await startWriting(attachEmbeddedPostgres(folder('data')))
  await eventually('rows were written before the backup', () => load.rows.length > 100)
  await command('backup.ts', 'store', '--fast')
  const time = new Date()
  await eventually('rows were written after the backup', () =>
    load.rows.some(({ sentAt }) => sentAt > +time + 300),
  )
  await load.stop()
  site.child.kill('SIGTERM')
  await site.ended
  // The rest of the log, from a site that does not run.
  expect(await command('backup.ts', 'store', '--wal')).toMatch(/reaches to/)

  await command('restore.ts', 'store', '--data-dir', folder('at the end'))
  expect(await checksums('at the end')).toEqual(await checksums('data'))
  await command('restore.ts', 'store', '--data-dir', folder('earlier'), '--to-time', time.toISOString())
  const kept = await using('earlier', (client) => idsOf(client))
  const missing = load.rows.filter(({ ackedAt }) => ackedAt < +time).filter(({ id }) => !kept.has(id))
  const late = load.rows.filter(({ sentAt }) => sentAt > +time).filter(({ id }) => kept.has(id))
  expect({ missing, late }).toEqual({ missing: [], late: [] })
  expect(kept.size).toBeGreaterThan(100)
})

test('a killed backup leaves nothing that looks whole, and the next one clears it away', async () => {
  const site = await holdDatabase()
  const backup = runProcess(join(SERVER, 'backup.ts'), [folder('store')], { env: env() })
  await eventually('the copy of the database has begun', () => backupsIn('store').length > 0)
  backup.child.kill('SIGKILL')
  await backup.ended
  const [half] = backupsIn('store')
  expect(existsSync(join(root, 'store', half ?? '', 'manifest.json'))).toBe(false)
  expect(await refusal('restore.ts', 'store', '--data-dir', folder('never'))).toMatch(/no complete backup/)
  expect(await refusal('backup.ts', 'store', '--check')).toMatch(/no complete backup/)
  expect(await refusal('backup.ts', 'store', '--wal')).toMatch(/holds no backup yet/)

  await using(site.connection, (client) => client.query('create table kept as select 42 as n'))
  await command('backup.ts', 'store')
  expect(backupsIn('store')).toHaveLength(1)
  expect(backupsIn('store')).not.toContain(half)
  expect(await command('backup.ts', 'store', '--check')).toMatch(/are as they were stored/)
})

test('backups go to a bucket and come back from it', async () => {
  const service = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
  try {
    service.createBucket('backups')
    const site = await holdDatabase()
    await using(site.connection, (client) => client.query('create table kept as select 42 as n'))
    const keys = {
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'eu-central-1',
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${service.port}`,
    }
    const inBucket = (script: string, ...args: string[]) =>
      run(script, ['s3://backups/the site', ...args], { ...env(), ...keys })
    await inBucket('backup.ts', '--keep', '2')
    await inBucket('backup.ts', '--wal')
    await inBucket('backup.ts', '--keep', '1')
    expect(await inBucket('backup.ts', '--check')).toMatch(/ of 1 backups are as they were stored/)
    await inBucket('restore.ts', '--data-dir', folder('restored'))
    expect(
      await using('restored', async (client) => (await client.query('select n from kept')).rows),
    ).toEqual([{ n: 42 }])
    await expect(run('backup.ts', ['s3://elsewhere'], { ...env(), ...keys })).rejects.toThrow(
      /^s3:\/\/elsewhere cannot be used: /,
    )
  } finally {
    await service.stop()
  }
})

test('an install with DATABASE_URL is told what to do, and its files are backed up', async () => {
  const outside = { ...env(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  await expect(run('backup.ts', [folder('store')], outside)).rejects.toThrow(
    /^DATABASE_URL is set: .* pg_dump or pgBackRest, and the files with --files/,
  )
  await run('backup.ts', [folder('store'), '--files'], outside)
  expect(await run('restore.ts', [folder('store'), '--data-dir', folder('restored')], outside)).toMatch(
    /The database is not in this backup/,
  )
})

test('a place for which no backups are made any more is forgotten by the database', async () => {
  const site = await holdDatabase()
  const slots = async () =>
    using(
      site.connection,
      async (client) => (await client.query('select from pg_replication_slots')).rowCount,
    )
  await command('backup.ts', 'store')
  expect(await slots()).toBe(1)
  await command('backup.ts', 'store', '--stop')
  expect(await slots()).toBe(0)
  expect(await refusal('backup.ts', 'store', '--wal')).toMatch(/has not kept its log/)
})

function env(): Readonly<Record<string, string>> {
  return { DATA_DIR: folder('data'), LOG_LEVEL: 'warn', TMPDIR: tmpdir() }
}

function folder(name: string): string {
  return join(root, name)
}

function backupsIn(place: string): string[] {
  return existsSync(folder(place)) ? readdirSync(folder(place)).filter((name) => /^\d{8}T/.test(name)) : []
}

function command(script: string, place: string, ...args: string[]): Promise<string> {
  return run(script, [folder(place), ...args], env())
}

async function refusal(script: string, place: string, ...args: string[]): Promise<string> {
  return command(script, place, ...args).then(
    (output) => Promise.reject(new Error(`it was not refused: ${output}`)),
    (error: Error) => error.message,
  )
}

/** Returns the output of a command. Throws its output when it fails. */
async function run(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const running = runProcess(join(SERVER, script), args, { env: environment })
  const { code } = await running.ended
  if (code !== 0) throw new Error(running.output().trim())
  return running.output().trim()
}

/** Runs the database of the site in another process. Commands find it as they find that of a running site. */
async function holdDatabase(): Promise<{ readonly connection: ClientConfig }> {
  const holder = runProcess(join(SERVER, 'platform/testing/run-database.ts'), [folder('data')])
  const [, text = ''] = await holder.until(/^connection (\{.*\})$/m)
  return { connection: JSON.parse(text) }
}

type Written = { readonly id: number; readonly sentAt: number; readonly ackedAt: number }

/** Writes rows all the time, and records what was acknowledged when. Times are milliseconds of this machine's clock. */
async function startWriting(connection: ClientConfig) {
  await using(connection, (client) => client.query('create table written (id int primary key, filler text)'))
  const rows: Written[] = []
  let next = 0
  let isStopping = false
  const writers = Array.from({ length: WRITERS }, () =>
    using(connection, async (client) => {
      while (!isStopping) {
        next += 1
        const id = next
        const sentAt = Date.now()
        await client.query("insert into written values ($1, repeat('text ', 200))", [id])
        rows.push({ id, sentAt, ackedAt: Date.now() })
        await delay(2)
      }
    }),
  )
  return {
    rows,
    async stop() {
      isStopping = true
      await Promise.all(writers)
    },
  }
}

async function idsOf(client: pg.Client): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ id: number }>('select id from written')
  return new Set(rows.map(({ id }) => id))
}

/**
 * Returns a checksum of the rows of each table, in all schemas. Unlogged tables are empty after every crash and every
 * restore, so nothing that lasts is in them.
 */
async function checksums(name: string): Promise<ReadonlyMap<string, string>> {
  return using(name, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
        where relkind = 'r' and relpersistence = 'p'
          and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) order by 1`,
    )
    expect(tables.length).toBeGreaterThan(50)
    const found = new Map<string, string>()
    for (const { name: table } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(each::text, 0)), 0) as sum from ${table} each`,
      )
      found.set(table, rows[0]?.sum ?? '')
    }
    return found
  })
}

/** Connects to a server, or starts that of a data folder for the time of `use`. */
async function using<T>(where: ClientConfig | string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const server =
    typeof where === 'string' ? await startEmbeddedPostgres({ dataDir: folder(where), log: silentLog }) : null
  const client = new pg.Client(server?.connection ?? (where as ClientConfig))
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end()
    await server?.stop()
  }
}
