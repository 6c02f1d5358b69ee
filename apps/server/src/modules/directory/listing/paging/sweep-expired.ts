import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'
import { relistProducers } from '../../producers/relist-producers.ts'

/**
 * Number of orders per statement. The number is small, so that row locks are short even at midnight, when many orders
 * expire.
 */
const BATCH = 2_000

/**
 * Removes expired orders from lists and counters, and lowers the rank of producers whose verification has lapsed. Runs
 * every second, in any number of processes. Between two runs, queries exclude expired rows themselves.
 */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  let swept = BATCH
  while (swept === BATCH) swept = await sweepOrders(db, now)
  await sweepVerifications(db, now)
}

async function sweepOrders(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set listed = false where id in (
      select id from orders where listed and expires_at <= ${now}
       order by expires_at limit ${BATCH} for update skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Lowers the rank of producers whose verification has lapsed. Lists sorted by rank also call this function before
 * reading, so that they are correct even if the periodic job is not running. If there is nothing to do, the call costs
 * one index lookup.
 */
export async function sweepVerifications(db: Db, now: Date): Promise<void> {
  let swept = BATCH
  while (swept === BATCH) swept = await sweepSomeVerifications(db, now)
}

async function sweepSomeVerifications(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ ids: string[] | null }>`
    select array_agg(producer_id) as ids from (
      select producer_id from producer_listings
       where category_id = 0 and rank >= 10100000 and verified_until <= ${now} limit ${BATCH}) lapsed`.execute(
    db,
  )
  const ids = rows[0]?.ids ?? []
  await relistProducers(db, ids, now)
  return ids.length
}
