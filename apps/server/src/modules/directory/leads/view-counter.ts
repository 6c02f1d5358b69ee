import type { ListingKind } from '@verstat/contract'
import type { Pool } from 'pg'

/** A view of a listing's page. `mark` is a hash of the day, the listing and the visitor. */
export type View = {
  readonly kind: ListingKind
  readonly listingId: string
  /** Id of the signed-in user. A view by the listing's owner is not counted. */
  readonly viewerId: string | null
  readonly day: string
  readonly mark: Buffer
}

export type ViewCounter = {
  /** Queues a view. The view is not counted if any process has already counted this visitor of the listing today. */
  readonly add: (view: View) => void
  /** Writes the queued views to the database. If writing fails, the views stay queued. */
  readonly flush: () => Promise<void>
}

/** Maximum number of queued views, which take about 2 MB. Further views are dropped. */
const MAX_QUEUED = 10_000

/** Collects views in memory and writes them in batches, so that a popular page costs only one row update per second. */
export function createViewCounter(pool: Pool, maxQueued = MAX_QUEUED): ViewCounter {
  let queue = new Map<string, View>()
  return {
    add(view) {
      if (queue.size < maxQueued) queue.set(view.mark.toString('latin1'), view)
    },
    async flush() {
      if (queue.size === 0) return
      const batch = queue
      queue = new Map()
      try {
        const views = [...batch.values()]
        await writeViews(pool, views)
      } catch (error) {
        queue = new Map([...batch, ...queue].slice(0, maxQueued))
        throw error
      }
    },
  }
}

/**
 * Inserts the visitors' hashes (`mark`), then increments the numbers of views. Rows are sorted before they are written,
 * and totals are written before the numbers per day as in `recordLead`, so that concurrent processes cannot deadlock.
 * Only views of public listings count.
 */
const STATEMENT = (kind: ListingKind) => `
with seen as (
  select * from unnest($1::date[], $2::bytea[], $3::uuid[], $4::uuid[]) as v (day, mark, listing_id, viewer_id)),
shown as (
  select s.day, s.mark, s.listing_id from seen s join ${kind}s l on l.id = s.listing_id
   where ${kind === 'order' ? 'is_public(l.status, l.visibility)' : 'is_public(l.status)'} and (s.viewer_id is null or l.owner_id is distinct from s.viewer_id)),
fresh as (
  insert into view_marks (day, mark) select day, mark from shown order by day, mark on conflict do nothing returning mark),
counted as (
  select s.listing_id, s.day, count(*)::int as n from shown s join fresh using (mark)
   group by s.listing_id, s.day order by s.listing_id, s.day),
totals as (
  insert into ${kind}_stats as stats (${kind}_id, views)
  select listing_id, sum(n)::int from counted group by listing_id order by listing_id
  on conflict (${kind}_id) do update set views = stats.views + excluded.views returning ${kind}_id as listing_id)
insert into ${kind}_days as old (${kind}_id, day, views)
select listing_id, day, n from counted join totals using (listing_id) order by listing_id, day
on conflict (${kind}_id, day) do update set views = old.views + excluded.views`

const STATEMENTS = {
  order: STATEMENT('order'),
  producer: STATEMENT('producer'),
}

async function writeViews(pool: Pool, views: readonly View[]): Promise<void> {
  for (const kind of ['order', 'producer'] as const) {
    const own = views.filter((view) => view.kind === kind)
    if (own.length === 0) continue
    await pool.query(STATEMENTS[kind], [
      own.map(({ day }) => day),
      own.map(({ mark }) => mark),
      own.map(({ listingId }) => listingId),
      own.map(({ viewerId }) => viewerId),
    ])
  }
}
