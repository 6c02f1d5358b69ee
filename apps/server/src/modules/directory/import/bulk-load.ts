import { sql } from 'kysely'
import type { Tx } from '../directory-context.ts'
import { recountListings } from '../keep-counters.ts'

/**
 * Runs `load` without the log of deltas and counts the lists afresh at its end: for loads of tens of thousands of
 * rows, where counting once is cheaper than logging each. Writers of listings wait from the recount on.
 */
export async function bulkLoad(tx: Tx, load: () => Promise<void>): Promise<void> {
  await sql`select set_config('verstat.bulk', 'on', true)`.execute(tx)
  await load()
  await recountListings(tx)
  await sql`select set_config('verstat.bulk', 'off', true)`.execute(tx)
}
