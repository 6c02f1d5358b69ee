import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { StartError } from '../config/start-error.ts'

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations')

const FILE_NAME = /^\d{8}T\d{6}Z-[a-z0-9]+(-[a-z0-9]+)+\.sql$/
/** The number is arbitrary, but no other advisory lock of this database uses it. */
const LOCK_KEY = 7_215_004

/**
 * Applies the pending SQL files of `folder` in the order of their names, each in its own transaction. Several
 * processes may call this at once: each file still runs exactly once. Returns the names of the files applied
 * by this call.
 */
export async function migrate(connection: ClientConfig, folder: string = MIGRATIONS_DIR): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = new pg.Client({ ...connection, application_name: 'verstat migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await client.query(`create table if not exists schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    )
    const applied = new Map(rows.map((row) => [row.name, row.checksum]))
    checkHistory(migrations, applied)
    const waiting = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of waiting) await apply(client, migration)
    return waiting.map(({ name }) => name)
  } finally {
    // Closing the connection also releases the lock.
    await client.end()
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The migration ${name} failed and was undone: ${reason}${lineOf(error, sql)}.`, {
      cause: error,
    })
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const odd = names.find((name) => !FILE_NAME.test(name))
  if (odd) throw new StartError(`The migration ${odd} is not named like 20260819T170000Z-module-what.sql.`)
  return names.toSorted().map((name) => {
    // A git checkout with CRLF line ends must get the same checksum.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

function checkHistory(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...applied.keys()].find((name) => !known.has(name))
  if (unknown) {
    const [first] = migrations
    if (first && unknown < first.name) {
      throw new StartError(
        `This database was made by a version before the first release (${unknown}), and there is no upgrade from it: use an empty database, or remove the data folder.`,
      )
    }
    throw new StartError(
      `The database was migrated by a newer version (${unknown} is not in this one): update Verstat.`,
    )
  }
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum)
  if (changed) {
    throw new StartError(
      `The migration ${changed.name} was changed after this database had applied it: add a new one instead.`,
    )
  }
}

function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError) || error.position === undefined) return ''
  return ` (line ${sql.slice(0, Number(error.position)).split('\n').length})`
}
