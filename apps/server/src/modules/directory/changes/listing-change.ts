import type { ListingKind } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../directory-context.ts'

/** What a consumer may know of a listing before or after a change; see `listing_facts` in the database. */
export type ListingFacts = {
  readonly status: string
  /** Whether it is in lists: a published order that has not expired, a published producer. */
  readonly listed: boolean
  readonly version: number
  readonly ownerId: string | null
}

/** One change of one listing, as its transaction recorded it. */
export type ListingChange = {
  readonly kind: ListingKind
  readonly id: string
  /** Null: the change created it. */
  readonly before: ListingFacts | null
  /** Null: the change deleted it. */
  readonly after: ListingFacts | null
  /** The columns that differ, or the part that changed, such as `images`. */
  readonly changed: readonly string[]
}

/** What a batch of the feed says, oldest first. */
export type ListingChanges = {
  readonly changes: readonly ListingChange[]
  /** The kinds of which a bulk load changed many listings. */
  readonly bulk: readonly ListingKind[]
}

/** Publishes a batch somewhere. Runs in the transaction that takes the batch out of the feed. */
export type ChangeTarget = (tx: Tx, changes: ListingChanges) => Promise<void>

type Row = Omit<ListingChange, 'id'> & { readonly listing_id: string | null; readonly seq: string }

/** Names our lock among those of others. */
const FEED_LOCK = 7_215_012
/** So many changes are taken in one transaction. */
const BATCH = 500

/**
 * Takes the oldest changes out of the feed and gives them to every target, in one transaction: what a killed process has
 * not committed is taken again. Returns false when there may be nothing more, or when another process is at it.
 */
export async function routeBatch(db: Db, targets: readonly ChangeTarget[]): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // A lost commit is repeated, so it does not wait for the disk. The lock keeps the changes of a listing in order.
    const { rows: lock } = await sql<{ taken: boolean }>`
      select set_config('synchronous_commit', 'off', true), pg_try_advisory_xact_lock(${FEED_LOCK}) as taken`.execute(
      tx,
    )
    if (!lock[0]?.taken) return false
    const { rows } = await sql<Row>`
      delete from listing_changes where seq in (select seq from listing_changes order by seq limit ${BATCH})
      returning seq, kind, listing_id, before, after, changed`.execute(tx)
    if (rows.length === 0) return false
    const batch = await describe(
      tx,
      rows.toSorted((left, right) => Number(left.seq) - Number(right.seq)),
    )
    for (const publish of targets) await publish(tx, batch)
    return rows.length === BATCH
  })
}

async function describe(tx: Tx, rows: readonly Row[]): Promise<ListingChanges> {
  const facts = await currentFacts(tx, rows)
  return {
    bulk: [...new Set(rows.filter((row) => row.listing_id === null).map(({ kind }) => kind))],
    changes: rows.flatMap(({ listing_id: id, kind, before, after, changed }) => {
      if (id === null) return []
      if (before ?? after) return [{ kind, id, before, after, changed }]
      // A part changed: the listing is as it was, unless it is gone, which a change of its own says.
      const now = facts.get(id)
      return now ? [{ kind, id, before: now, after: now, changed }] : []
    }),
  }
}

/** The facts of listings of which only a part changed. */
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
