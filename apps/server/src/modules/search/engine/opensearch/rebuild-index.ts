import { sql } from 'kysely'
import type { OutsideContext } from './outside-context.ts'
import { type Kind, outsideDocument, type StoredDocument } from './outside-document.ts'
import { createNextIndex, deleteOtherIndexes, hasLiveIndex, switchToNextIndex } from './outside-index.ts'
import type { AssertLocked } from './outside-lock.ts'
import { keepChanges } from './outside-state.ts'
import { sendBulk } from './send-bulk.ts'
import { lexemesOf, shipChanges } from './ship-changes.ts'

const BATCH = 1_000
/** A copied document is older than any change in the outbox, whose versions begin at 1. */
const COPIED_VERSION = '0'

type Options = {
  readonly assertLocked: AssertLocked
  readonly stopping?: AbortSignal
  readonly report?: (done: number) => void
}

/**
 * Builds a new index from the documents in PostgreSQL, and lets searches use it at the end. Meanwhile, changes go to the
 * new index and to the one that searches use. Must run under the lock. Returns the number of documents; when it stops
 * early, the next start begins anew.
 */
export async function rebuildIndex(ctx: OutsideContext, options: Options): Promise<number> {
  const { client, names, log } = ctx
  const { assertLocked, stopping, report = () => {} } = options
  await keepChanges(ctx.db)
  await deleteOtherIndexes(client, names)
  const aliases = (await hasLiveIndex(client, names)) ? [names.live, names.next] : [names.next]
  await createNextIndex(client, names)
  log.info({ alias: names.live }, 'the index in OpenSearch is being built')
  let copied = 0
  for (const kind of ['order', 'producer'] as const) {
    for await (const batch of storedBatches(ctx, kind)) {
      if (stopping?.aborted) return copied
      await assertLocked()
      const entries = batch.map((stored) => ({
        id: stored.id,
        version: COPIED_VERSION,
        document: outsideDocument(stored),
      }))
      for (const { id, reason } of await sendBulk(client, [names.next], entries, { awaitsRefresh: false }))
        log.error({ listing: id, reason }, 'OpenSearch refuses a document')
      await shipChanges(ctx, aliases)
      copied += batch.length
      report(batch.length)
    }
  }
  await shipChanges(ctx, aliases)
  // Another process may work on the index since the lock was lost. Its changes are not in this one.
  await assertLocked()
  await switchToNextIndex(client, names)
  await sql`select pg_notify('page_changes', 'search')`.execute(ctx.db)
  log.info({ alias: names.live, documents: copied }, 'the index in OpenSearch is built')
  return copied
}

/** Reads all documents of a kind in the order of their ids. */
async function* storedBatches({ db }: OutsideContext, kind: Kind): AsyncGenerator<StoredDocument[]> {
  const own = kind === 'order' ? sql`expires_at, type::text as type` : sql`null as expires_at, null as type`
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<StoredDocument>`
      select ${sql.lit(kind)} as kind, id, at, ${own}, region_id, category_ids, ${lexemesOf(sql`words`)} as lexemes
        from ${sql.table(`${kind}_documents`)} where id > ${after} order by id limit ${BATCH}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = last.id
  }
}
