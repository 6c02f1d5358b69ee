import type { ListingKind } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../directory-context.ts'

/** The state of a listing before or after a change. The SQL function `listing_facts` computes it. */
export type ListingFacts = {
  readonly status: string
  /** Whether lists show the listing: a published order that has not expired, or a published producer. */
  readonly listed: boolean
  readonly version: number
  readonly ownerId: string | null
}

export type ListingChange = {
  readonly kind: ListingKind
  readonly id: string
  /** Null when the change created the listing. */
  readonly before: ListingFacts | null
  /** Null when the change deleted the listing. */
  readonly after: ListingFacts | null
  /**
   * Names of the changed columns. A change in a table that belongs to the listing is given as the name of the part,
   * such as `images`.
   */
  readonly changed: readonly string[]
}

export type ListingChanges = {
  readonly changes: readonly ListingChange[]
  /**
   * Kinds of listings (orders, producers) that a bulk load changed. A bulk load does not record each changed listing.
   */
  readonly bulk: readonly ListingKind[]
}

/**
 * A function that handles a batch of changes. It runs in the transaction that deletes the batch from the table
 * `listing_changes`.
 */
export type ChangeTarget = (tx: Tx, changes: ListingChanges) => Promise<void>

type Row = Omit<ListingChange, 'id'> & { readonly listing_id: string | null; readonly seq: string }

const FEED_LOCK = 7_215_012
const BATCH_SIZE = 500

/**
 * Passes the oldest batch of changes to every target and deletes the batch from `listing_changes`. Passing and deleting
 * happen in one transaction, so the batch is published again after a crash. Returns false when there may be no more
 * changes, or when another process is publishing changes.
 */
export async function routeBatch(db: Db, targets: readonly ChangeTarget[]): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // The commit need not wait for the disk, because a batch whose commit is lost is published again. The advisory lock
    // keeps the changes in order.
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
      // Only a part of the listing changed, such as its pictures. If the listing no longer exists, its deletion is
      // recorded as another change.
      const now = facts.get(id)
      return now ? [{ kind, id, before: now, after: now, changed }] : []
    }),
  }
}

/** Reads the current state of the listings of which only a part changed, such as the pictures. */
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
