import type { ListingKind } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../directory-context.ts'

/** The state of a listing before or after a change, as computed by `listing_facts` in the database. */
export type ListingFacts = {
  readonly status: string
  /** Shown in lists: a published order that has not expired, or a published producer. */
  readonly listed: boolean
  readonly version: number
  readonly ownerId: string | null
}

export type ListingChange = {
  readonly kind: ListingKind
  readonly id: string
  /** Null when the listing was created. */
  readonly before: ListingFacts | null
  /** Null when the listing was deleted. */
  readonly after: ListingFacts | null
  /** The changed columns, or the changed part, such as `images`. */
  readonly changed: readonly string[]
}

export type ListingChanges = {
  readonly changes: readonly ListingChange[]
  /** Kinds of listings that a bulk load changed. */
  readonly bulk: readonly ListingKind[]
}

/** Publishes a batch, in the transaction that deletes it from the feed. */
export type ChangeTarget = (tx: Tx, changes: ListingChanges) => Promise<void>

type Row = Omit<ListingChange, 'id'> & { readonly listing_id: string | null; readonly seq: string }

const FEED_LOCK = 7_215_012
const BATCH_SIZE = 500

/**
 * Publishes the oldest batch to every target and deletes it from the feed, in one transaction, so a crash publishes
 * it again. Returns false when the feed may be empty or another process is publishing.
 */
export async function routeBatch(db: Db, targets: readonly ChangeTarget[]): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // If the commit is lost the batch is published again, so it need not wait for the disk. The lock keeps changes
    // in order.
    const { rows: lock } = await sql<{ locked: boolean }>`
      select set_config('synchronous_commit', 'off', true), pg_try_advisory_xact_lock(${FEED_LOCK}) as locked`.execute(
      tx,
    )
    if (!lock[0]?.locked) return false
    const { rows } = await sql<Row>`
      delete from listing_changes where seq in (select seq from listing_changes order by seq limit ${BATCH_SIZE})
      returning seq, kind, listing_id, before, after, changed`.execute(tx)
    if (rows.length === 0) return false
    const batch = await describe(
      tx,
      rows.toSorted((left, right) => Number(left.seq) - Number(right.seq)),
    )
    for (const publish of targets) await publish(tx, batch)
    return rows.length === BATCH_SIZE
  })
}

async function describe(tx: Tx, rows: readonly Row[]): Promise<ListingChanges> {
  const facts = await currentFacts(tx, rows)
  return {
    bulk: [...new Set(rows.filter((row) => row.listing_id === null).map(({ kind }) => kind))],
    changes: rows.flatMap(({ listing_id: id, kind, before, after, changed }) => {
      if (id === null) return []
      if (before ?? after) return [{ kind, id, before, after, changed }]
      // Only a part changed. If the listing is missing, its deletion is a change of its own.
      const now = facts.get(id)
      return now ? [{ kind, id, before: now, after: now, changed }] : []
    }),
  }
}

/** Current facts of the listings of which only a part changed. */
async function currentFacts(tx: Tx, rows: readonly Row[]): Promise<ReadonlyMap<string, ListingFacts>> {
  const ids = rows.flatMap(({ listing_id, before, after }) =>
    listing_id !== null && !before && !after ? [listing_id] : [],
  )
  if (ids.length === 0) return new Map()
  const { rows: found } = await sql<{ id: string; facts: ListingFacts }>`
    select id, listing_facts(o) as facts from orders o where id = any(${ids}::uuid[])
    union all select id, listing_facts(p) from producers p where id = any(${ids}::uuid[])`.execute(tx)
  return new Map(found.map(({ id, facts }) => [id, facts]))
}
