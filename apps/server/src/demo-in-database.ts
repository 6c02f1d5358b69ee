import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import type { Database } from './database.ts'
import { hasDemoUsers } from './modules/accounts/index.ts'
import type { Config } from './platform/config/make-config.ts'
import type { DemoPeople } from './platform/config/open-install.ts'
import { movedHome } from './platform/db/embedded/embedded-folders.ts'
import { createDatabase } from './platform/db/pool.ts'
import { databaseLog } from './platform/logging/logger.ts'
import { isSeeded } from './seed-run.ts'

/** Tells what is known about demo accounts before the database has been started. */
export function expectedDemoPeople({
  databaseUrl,
  dataDir,
  seed,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'seed'>): DemoPeople {
  const homes = [dataDir, movedHome(dataDir)]
  const isFirst = databaseUrl === null && !homes.some((home) => existsSync(join(home, 'postgres')))
  if (!isFirst) return 'unknown'
  return seed === 'demo' ? 'some' : 'none'
}

/**
 * Returns 'some' when the database has demo accounts or when the first start will create them, and otherwise 'none'.
 * The database may not have any tables yet.
 */
export async function findDemoPeople(connection: ClientConfig, seed: Config['seed']): Promise<DemoPeople> {
  const { db, close } = createDatabase<Database>({ connection, log: databaseLog, size: 1 })
  try {
    const { rows } = await sql<{ isMade: boolean }>`
      select to_regclass('users') is not null as "isMade"`.execute(db)
    const isMade = rows[0]?.isMade ?? false
    const willBeMade = seed === 'demo' && !(isMade && (await isSeeded(db)))
    return willBeMade || (isMade && (await hasDemoUsers(db))) ? 'some' : 'none'
  } finally {
    await close()
  }
}
