/**
 * Compares the types of tables, the printed schema and the migrations without a database. Every column in a type must
 * be in `schema.sql`. Every column in `schema.sql` must be in a migration. The test `schema.pg.test.ts` compares
 * `schema.sql` with a fresh database.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckResult, runCheck } from './check-report.ts'
import { migrationFaults } from './migration-faults.ts'

const SERVER = 'apps/server/src'
const SCHEMA = 'apps/server/src/schema.sql'
const MIGRATIONS = 'apps/server/src/migrations'

export function checkSchema(root: string): CheckResult {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const schema = tablesOf(read(SCHEMA))
  const files = readdirSync(join(root, SERVER), { recursive: true, encoding: 'utf8' })
  const types = files.filter((path) => path.endsWith('.tables.ts')).map((path) => read(join(SERVER, path)))
  const typed = columnTypes(types)
  const missing = typed.filter(({ table, column }) => !schema.get(table)?.has(column))
  const migrated = new Set(
    readdirSync(join(root, MIGRATIONS)).flatMap((name) => read(join(MIGRATIONS, name)).match(/\w+/g) ?? []),
  )
  // The migration runner itself creates the table `schema_migration`, so no migration contains it.
  const unmade = [...schema]
    .filter(([table]) => table !== 'schema_migration')
    .flatMap(([table, columns]) =>
      [...columns].filter((column) => !migrated.has(column)).map((column) => `${table}.${column}`),
    )
  return {
    faults: [
      ...migrationFaults(root),
      ...missing.map(
        ({ table, column }) => `${SCHEMA} has no ${table}.${column}, which has a type: run npm run schema`,
      ),
      ...unmade.map((column) => `${SCHEMA}: no migration makes ${column}`),
    ],
    read: `${typed.length} typed columns of ${schema.size} tables`,
  }
}

function tablesOf(schema: string): ReadonlyMap<string, ReadonlySet<string>> {
  const tables = schema.matchAll(/^CREATE (?:UNLOGGED )?TABLE (\w+) \(\n([\s\S]*?)^\)/gm)
  return new Map(
    [...tables].map(([, table = '', body = '']) => [
      table,
      new Set([...body.matchAll(/^ {2}"?([a-z]\w*)"? /gm)].map(([, column = '']) => column)),
    ]),
  )
}

/**
 * Returns the columns that the types of tables declare. An interface such as `NoteTables` says to which table each
 * type belongs.
 */
function columnTypes(
  sources: readonly string[],
): readonly { readonly table: string; readonly column: string }[] {
  const all = sources.join('\n')
  const tables = [...all.matchAll(/^ {2}(\w+): (\w+Table)$/gm)]
  const tableOf = new Map(tables.map(([, table = '', type = '']) => [type, table]))
  const types = [...all.matchAll(/^export type (\w+Table) =[^{]*\{\n([\s\S]*?)^ *\}$/gm)]
  return types.flatMap(([, type = '', body = '']) => {
    const table = tableOf.get(type)
    if (table === undefined) return []
    return [...body.matchAll(/^ +(\w+): /gm)].map(([, column = '']) => ({ table, column }))
  })
}

runCheck('schema', import.meta, checkSchema)
