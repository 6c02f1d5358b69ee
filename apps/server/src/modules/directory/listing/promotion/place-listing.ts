import type { ListingKind } from '@verstat/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { relistProducers } from '../../producers/relist-producers.ts'

type Placement = {
  readonly topUntil: Date | null
  readonly highlightUntil: Date | null
  readonly homeUntil: Date | null
  /** Of its plan, as the database writes it; `infinity` while the time waits for the publication. */
  readonly paidUntil: string | null
}

/** Says until when a listing stands out and is paid for. Instants, so that no clock of ours has to end them. */
export async function placeListing(
  db: QueryExecutorProvider,
  listing: { readonly kind: ListingKind; readonly id: string },
  { topUntil, highlightUntil, homeUntil, paidUntil }: Placement,
  now: Date,
): Promise<void> {
  const table = sql.table(listing.kind === 'order' ? 'orders' : 'producers')
  const { numAffectedRows } = await sql`
    update ${table} set top_until = ${topUntil}, highlight_until = ${highlightUntil}, home_until = ${homeUntil},
        paid_until = ${paidUntil},
        -- What was wanted is there.
        wanted_plan = case when ${paidUntil}::text is null then wanted_plan end
     where id = ${listing.id} and (top_until, highlight_until, home_until, paid_until) is distinct from
       (${topUntil}::timestamptz, ${highlightUntil}::timestamptz, ${homeUntil}::timestamptz, ${paidUntil}::timestamptz)`.execute(
    db,
  )
  if (listing.kind === 'producer' && numAffectedRows) await relistProducers(db, [listing.id], now)
}

/** Puts a published order back to the top of the list. Later calls win, earlier ones change nothing. */
export async function bumpOrder(db: QueryExecutorProvider, id: string, at: Date): Promise<void> {
  await sql`update orders set bumped_at = ${at}, paid_bump_at = ${at}
    where id = ${id} and status = 'published' and bumped_at < ${at}`.execute(db)
}

/** Nobody is reminded any more of the plan that was chosen with a listing. */
export async function forgetWantedPlan(
  db: QueryExecutorProvider,
  listing: { readonly kind: ListingKind; readonly id: string },
): Promise<void> {
  const table = sql.table(listing.kind === 'order' ? 'orders' : 'producers')
  await sql`update ${table} set wanted_plan = null
    where id = ${listing.id} and wanted_plan is not null`.execute(db)
}
