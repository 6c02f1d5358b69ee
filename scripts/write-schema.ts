/** Writes apps/server/src/schema.sql, the schema of an empty database after all migrations. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { PROJECT_DIR } from '../apps/server/src/platform/config/make-config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { printSchema } from '../apps/server/src/platform/db/schema/print-schema.ts'
import { silentLog } from '../apps/server/src/platform/testing/silent-log.ts'

if (process.argv.includes('--help')) {
  console.log('npm run schema   writes apps/server/src/schema.sql from a fresh database')
} else {
  const dataDir = mkdtempSync(join(tmpdir(), 'verstat-schema-'))
  // When root runs this script, the database runs as another user. This user must be able to enter the folder.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: silentLog })
    const client = new pg.Client(server.connection)
    try {
      await migrate(server.connection)
      await client.connect()
      writeFileSync(join(PROJECT_DIR, 'apps/server/src/schema.sql'), await printSchema(client))
    } finally {
      await client.end()
      await server.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
