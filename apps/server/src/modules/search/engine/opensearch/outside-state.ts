import { type Kysely, sql } from 'kysely'
import type { SearchTables } from '../../search.tables.ts'
import { MAPPING_VERSION } from './index-mapping.ts'

type Db = Kysely<SearchTables>

/**
 * `newer`: a newer process has built its index. `none`: this database has no index of this version. A database that was
 * restored from a backup has none either, because the index knows changes that the database does not.
 */
export type OutsideState = 'current' | 'newer' | 'none'

export async function readOutsideState(db: Db): Promise<OutsideState> {
  const row = await db.selectFrom('search_outside').select(['mapping', 'origin']).executeTakeFirst()
  if (!row || row.mapping < MAPPING_VERSION) return 'none'
  if (row.mapping > MAPPING_VERSION) return 'newer'
  return row.origin === (await originOf(db)) ? 'current' : 'none'
}

/**
 * From now on, triggers keep all changes of documents in the outbox. Waits for the transactions that write documents,
 * because their triggers did not know that changes are kept.
 */
export async function keepChanges(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table order_documents, producer_documents in share mode`.execute(tx)
    const values = { mapping: MAPPING_VERSION, origin: await originOf(tx) }
    await tx
      .insertInto('search_outside')
      .values(values)
      .onConflict((conflict) => conflict.column('one').doUpdateSet(values))
      .execute()
  })
}

/** Keeps no changes any longer. If OpenSearch is used again later, its index is built anew. */
export async function forgetOutside(db: Db): Promise<void> {
  await db.deleteFrom('search_outside').execute()
  await sql`truncate search_outbox`.execute(db)
}

/** Identifies the history of the database. A restored backup begins a new timeline or is another cluster. */
async function originOf(db: Db): Promise<string> {
  const { rows } = await sql<{ origin: string }>`
    select system_identifier || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as origin
      from pg_control_system()`.execute(db)
  return rows[0]?.origin ?? ''
}
