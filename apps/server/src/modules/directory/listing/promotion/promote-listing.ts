import type { ListingKind } from '@verstat/contract'
import { type QueryExecutorProvider, sql } from 'kysely'
import { relistProducers } from '../../producers/relist-producers.ts'

type PromotionDates = {
  readonly topUntil: Date | null
  readonly highlightUntil: Date | null
  readonly homeUntil: Date | null
  /** End of the paid plan, as PostgreSQL prints it. The value is `infinity` until the listing is published. */
  readonly paidUntil: string | null
}

/**
 * Sets the end dates of promotions and of the paid plan. Queries compare these dates with the current time, so no job
 * is needed to end a promotion.
 */
export async function promoteListing(
  db: QueryExecutorProvider,
  listing: { readonly kind: ListingKind; readonly id: string },
  { topUntil, highlightUntil, homeUntil, paidUntil }: PromotionDates,
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

/** Moves a published order to the top of the lists. Does nothing if a later bump has already moved the order. */
export async function bumpOrder(db: QueryExecutorProvider, id: string, at: Date): Promise<void> {
  await sql`update orders set bumped_at = ${at}, paid_bump_at = ${at}
    where id = ${id} and status = 'published' and bumped_at < ${at}`.execute(db)
}

/** Clears the plan that the owner chose in the form, so that the owner is no longer reminded to pay. */
export async function clearWantedPlan(
  db: QueryExecutorProvider,
  listing: { readonly kind: ListingKind; readonly id: string },
): Promise<void> {
  const table = sql.table(listing.kind === 'order' ? 'orders' : 'producers')
  await sql`update ${table} set wanted_plan = null
    where id = ${listing.id} and wanted_plan is not null`.execute(db)
}
