import { sql } from 'kysely'
import type { Db } from '../../directory-context.ts'
import { relistProducers } from '../../producers/relist-producers.ts'

/** Few enough that a sweep never holds rows for long, even at a midnight when many expire. */
const BATCH = 2_000

/**
 * Takes expired orders out of the lists and counters, and lapsed verifications out of the rank of producers.
 * Meant to run each second, in any number of processes; until it has, the reads correct for what it has left.
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
 * Takes the rank of the verified from those whose verification has lapsed. Lists by rank do it before they are read, for
 * the cost of a look into an index: a clock that died cannot keep anybody on top.
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
