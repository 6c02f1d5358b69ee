import { sql } from 'kysely'
import type { OutsideContext } from './outside-context.ts'
import { type Kind, outsideDocument, type StoredDocument } from './outside-document.ts'
import { type BulkEntry, sendBulk } from './send-bulk.ts'

/** Number of changes that are shipped per request. */
const BATCH = 500

type Waiting = { readonly kind: Kind; readonly id: string; readonly seq: string }
type WaitingRow = Waiting & (StoredDocument | { readonly at: null })

/**
 * Ships all changes that wait in the outbox to the aliases. A change leaves the outbox when every alias has it. May ship
 * a change twice: the versions of documents make the second time harmless. Must run under the lock.
 */
export async function shipChanges(ctx: OutsideContext, aliases: readonly string[]): Promise<void> {
  while (await shipBatch(ctx, aliases)) {
    // Each call of `shipBatch` ships one batch.
  }
}

/** Ships the oldest changes. Returns whether there are more. */
async function shipBatch({ db, client, log }: OutsideContext, aliases: readonly string[]): Promise<boolean> {
  // One statement, so that the versions and the documents belong together.
  const { rows: found } = await sql<WaitingRow>`
    with batch as (select kind, listing_id as id, seq from search_outbox order by seq limit ${BATCH + 1})
    select b.kind, b.id, b.seq::text as seq, d.at, d.expires_at, d.type, d.region_id, d.category_ids,
        ${lexemesOf(sql`d.words`)} as lexemes
      from batch b left join lateral (
        select at, expires_at, type::text as type, region_id, category_ids, words
          from order_documents where b.kind = 'order' and id = b.id
        union all
        select at, null, null, region_id, category_ids, words
          from producer_documents where b.kind = 'producer' and id = b.id) d on true`.execute(db)
  if (found.length === 0) return false
  const isLast = found.length <= BATCH
  const rows = found.slice(0, BATCH)
  const entries = rows.map(
    (row): BulkEntry => ({
      id: row.id,
      version: row.seq,
      document: row.at === null ? null : outsideDocument(row),
    }),
  )
  // Searches that were answered meanwhile are forgotten afterwards, so the changes must be found by then.
  const refused = await sendBulk(client, aliases, entries, { awaitsRefresh: isLast })
  for (const { id, reason } of refused) log.error({ listing: id, reason }, 'OpenSearch refuses a document')
  const forgotten = await forget(db, rows)
  if (isLast) await sql`select pg_notify('page_changes', 'search')`.execute(db)
  // If transactions hold all rows, the next run of the loop goes on.
  return !isLast && forgotten > 0
}

/** Deletes rows of the outbox, except those of listings that have changed again. Returns how many. */
async function forget(db: OutsideContext['db'], rows: readonly Waiting[]): Promise<number> {
  const shipped = JSON.stringify(rows.map(({ kind, id, seq }) => ({ kind, id, seq })))
  const { numAffectedRows } = await sql`
    delete from search_outbox where (kind, listing_id) in (
      select o.kind, o.listing_id from search_outbox o
        join jsonb_to_recordset(${shipped}::jsonb) as s (kind text, id uuid, seq bigint)
          on o.kind = s.kind and o.listing_id = s.id and o.seq = s.seq
        -- A row that a transaction is changing must not make us wait for it.
        for update of o skip locked)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Selects the lexemes of a tsvector with their weight classes, without the tags and the copies for titles. */
export function lexemesOf(words: ReturnType<typeof sql>): ReturnType<typeof sql> {
  return sql`(select coalesce(jsonb_object_agg(u.lexeme, array_to_string(u.weights, '')), '{}')
    from unnest(${words}) u where left(u.lexeme, 1) not in ('^', '#'))`
}
