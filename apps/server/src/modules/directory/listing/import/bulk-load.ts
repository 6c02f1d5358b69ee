import { sql } from 'kysely'
import type { Tx } from '../../directory-context.ts'
import { recountListings } from '../paging/maintain-counters.ts'

/**
 * Runs `load` and then counts all listings again. During `load`, changes are recorded neither for the counters nor for
 * the change feed. For tens of thousands of rows this is cheaper than recording each row. Other transactions that write
 * listings wait from the count to the commit. If no other process of the site uses the database, the list indexes are
 * dropped before `load` and built again after it, which reduces the time to a third. On a running site, dropping the
 * indexes would block every reader.
 */
export async function bulkLoad(
  tx: Tx,
  load: () => Promise<void>,
  { rebuildsIndexes }: { readonly rebuildsIndexes?: boolean } = {},
): Promise<void> {
  await sql`select set_config('verstat.bulk', 'on', true)`.execute(tx)
  const dropped = (rebuildsIndexes ?? (await isAlone(tx))) ? await dropIndexes(tx) : []
  await load()
  await buildIndexes(tx, dropped)
  await recountListings(tx)
  // One row per kind tells the change feed that any listing of this kind may have changed.
  await sql`insert into listing_changes (kind) values ('order'), ('producer')`.execute(tx)
  await sql`select set_config('verstat.bulk', 'off', true)`.execute(tx)
}

/** Returns whether no other process of the site is connected to this database. */
async function isAlone(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ alone: boolean }>`
    select not exists (
      select from pg_stat_activity
       where datname = current_database() and application_name like 'verstat%' and pid <> pg_backend_pid()
    ) as alone`.execute(tx)
  return rows[0]?.alone ?? false
}

type Index = { readonly name: string; readonly definition: string }

/** Drops all indexes of the listing tables that are not unique, and returns their definitions. */
async function dropIndexes(tx: Tx): Promise<readonly Index[]> {
  const { rows } = await sql<Index>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid in ('orders'::regclass, 'producers'::regclass, 'producer_listings'::regclass)
       and not indisunique`.execute(tx)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(tx)
  return rows
}

async function buildIndexes(tx: Tx, indexes: readonly Index[]): Promise<void> {
  if (indexes.length > 0) await sql`set local maintenance_work_mem = '256MB'`.execute(tx)
  for (const { definition } of indexes) await sql.raw(definition).execute(tx)
}
