import { BOOST_FAMILY, PLAN_FAMILY, type PlanFeature } from '@verstat/contract'
import { sql } from 'kysely'
import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts'
import { bumpOrder, promoteListing } from '../../../directory/index.ts'
import type { Db, Tx } from '../../billing-context.ts'
import type { PaidTime } from '../changes/proration.ts'
import { chargeMoment } from '../charging/charge-moment.ts'
import type { SubscriptionRow } from '../subscription.repository.ts'
import { isListed } from '../subscription.view.ts'

export type Bought = {
  readonly family: typeof PLAN_FAMILY | typeof BOOST_FAMILY
  readonly transactionId: string | null
  readonly itemId: string
  readonly gives: readonly PlanFeature[]
  readonly days: number | null
  readonly valueMinor: number
}

const DAY_MS = 86_400_000
const BUMP_DAYS = 7

/**
 * Adds a period after the existing paid time. If there is no paid time left, the period starts now, or when the
 * listing is published.
 */
export async function addPaidTime(tx: Tx, row: SubscriptionRow, bought: Bought, now: Date): Promise<void> {
  await tx
    .insertInto('paid_periods')
    .values({
      id: uuidV7(now),
      subscription_id: row.id,
      family: bought.family,
      n: sql<number>`(select coalesce(max(n), 0) + 1 from paid_periods
        where subscription_id = ${row.id} and family = ${bought.family})`,
      transaction_id: bought.transactionId,
      item_id: bought.itemId,
      gives: [...bought.gives],
      days: bought.days,
      value_minor: bought.valueMinor,
      created_at: now,
    })
    .execute()
  if (bought.family === PLAN_FAMILY) {
    // The announced price was valid for this period only.
    await tx
      .updateTable('subscriptions')
      .set({ told_plan_id: null, told_minor: null })
      .where('id', '=', row.id)
      .execute()
  }
  await settlePaidTime(tx, row, now)
}

/** Ends the plan's paid time now, because of a plan change or a refund. */
export async function endPaidTime(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  await sql`update paid_periods
      set starts_at = least(coalesce(starts_at, ${now}), ${now}), ends_at = ${now}, grace_until = null,
        next_bump_at = null
    where subscription_id = ${row.id} and family = ${PLAN_FAMILY} and (ends_at is null or ends_at > ${now})`.execute(
    tx,
  )
  await endGrace(tx, row.id, now)
}

/** The number of days that paid features stay after the end of a period while its renewal is not paid. */
export const GRACE_DAYS = 3

/** Adds a grace period to the last paid period, because a charge is in progress or will be tried again. */
export async function extendGrace(tx: Tx, row: SubscriptionRow, until: Date): Promise<void> {
  await tx
    .updateTable('paid_periods')
    .set({ grace_until: until })
    .where('subscription_id', '=', row.id)
    .where('family', '=', PLAN_FAMILY)
    .where('ends_at', '=', row.period_end)
    .execute()
}

export async function endGrace(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('paid_periods')
    .set({ grace_until: null })
    .where('subscription_id', '=', id)
    .where('grace_until', '>', now)
    .execute()
}

/**
 * Starts the paid periods that waited for the listing's publication, if the listing is published. Then updates the
 * listing and the subscription to match the paid time.
 */
export async function settlePaidTime(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  if (isPublished(row)) await startWaiting(tx, row, now)
  const { rows } = await sql<Summary>`
    select min(starts_at) filter (where family = ${PLAN_FAMILY} and ends_at > ${now}) as period_start,
        max(ends_at) filter (where family = ${PLAN_FAMILY} and ends_at > ${now}) as period_end,
        max(coalesce(grace_until, ends_at)) filter (where 'top' = any(gives)) as top_until,
        max(coalesce(grace_until, ends_at)) filter (where 'highlight' = any(gives)) as highlight_until,
        max(coalesce(grace_until, ends_at)) filter (where 'home' = any(gives)) as home_until,
        max(coalesce(grace_until, ends_at, 'infinity')) filter (where family = ${PLAN_FAMILY})::text as paid_until
      from paid_periods
     where subscription_id = ${row.id} and days is not null
       and coalesce(grace_until, ends_at, 'infinity') > ${now}`.execute(tx)
  const [summary] = rows
  if (!summary) return
  if (summary.period_end !== null) {
    await tx
      .updateTable('subscriptions')
      .set({
        period_start: summary.period_start,
        period_end: summary.period_end,
        // If the end of the period did not change, the charge keeps its date.
        ...(summary.period_end.getTime() === row.period_end?.getTime()
          ? {}
          : { next_charge_at: chargeMoment(summary.period_end) }),
        updated_at: now,
      })
      .where('id', '=', row.id)
      .execute()
  }
  await promoteListing(
    tx,
    { kind: row.listing_kind, id: row.listing_id },
    {
      topUntil: summary.top_until,
      highlightUntil: summary.highlight_until,
      homeUntil: summary.home_until,
      paidUntil: summary.paid_until,
    },
    now,
  )
}

type Summary = {
  readonly period_start: Date | null
  readonly period_end: Date | null
  readonly top_until: Date | null
  readonly highlight_until: Date | null
  readonly home_until: Date | null
  readonly paid_until: string | null
}

/** Paid time does not run before the listing is visible. */
function isPublished(row: SubscriptionRow): boolean {
  return row.listing_published_at !== null && !['draft', 'pending', 'rejected'].includes(row.listing_status)
}

async function startWaiting(tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('paid_periods')
    .select(['id', 'family', 'item_id', 'gives', 'days'])
    .where('subscription_id', '=', row.id)
    .where('starts_at', 'is', null)
    .orderBy('n')
    .execute()
  for (const period of waiting) {
    // A boost without days bumps the listing once. The bump waits until the listing appears in lists.
    if (period.days === null && !isListed(row, now)) continue
    const startsAt = await nextStart(tx, row.id, period, now)
    const endsAt = new Date(startsAt.getTime() + (period.days ?? 0) * DAY_MS)
    if (period.family === PLAN_FAMILY) await endGrace(tx, row.id, now)
    const bumps = period.gives.includes('bump')
    const isLater = startsAt > now
    const isWeekly = period.days !== null && period.days > BUMP_DAYS
    // A period that starts later bumps the order at its start.
    const nextBumpAt = isLater
      ? startsAt
      : isWeekly
        ? new Date(startsAt.getTime() + BUMP_DAYS * DAY_MS)
        : null
    await tx
      .updateTable('paid_periods')
      .set({
        starts_at: startsAt,
        ends_at: endsAt,
        next_bump_at: bumps ? nextBumpAt : null,
      })
      .where('id', '=', period.id)
      .execute()
    if (bumps && !isLater) await bumpOrder(tx, row.listing_id, now)
  }
}

/** Returns when a period may start. Periods of the plan, and boosts with the same features, run one after another. */
async function nextStart(
  tx: Tx,
  subscriptionId: string,
  period: { readonly family: number; readonly gives: readonly PlanFeature[]; readonly days: number | null },
  now: Date,
): Promise<Date> {
  if (period.days === null) return now
  const { ends_at } = await tx
    .selectFrom('paid_periods')
    .select(({ fn }) => fn.max('ends_at').as('ends_at'))
    .where('subscription_id', '=', subscriptionId)
    // The days of the grace period count as paid time.
    .where(sql<boolean>`coalesce(grace_until, ends_at) > ${now}`)
    .where('family', '=', period.family)
    .$if(period.family === BOOST_FAMILY, (query) =>
      query.where(sql<boolean>`gives = ${[...period.gives]}::text[]`),
    )
    .executeTakeFirstOrThrow()
  return ends_at ?? now
}

/** Returns the unused paid time of the plan. */
export async function listPaidTime(db: Db, subscriptionId: string, now: Date): Promise<PaidTime[]> {
  const periods = await db
    .selectFrom('paid_periods')
    .select(['starts_at', 'ends_at', 'days', 'value_minor'])
    .where('subscription_id', '=', subscriptionId)
    .where('family', '=', PLAN_FAMILY)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute()
  return periods.map(({ starts_at, ends_at, days, value_minor }) => ({
    startsAt: starts_at ?? now,
    endsAt: ends_at ?? new Date(now.getTime() + (days ?? 0) * DAY_MS),
    valueMinor: value_minor,
  }))
}

/** Returns active and waiting boosts, sorted by their end. */
export function listBoosts(db: Db, subscriptionId: string, now: Date) {
  return db
    .selectFrom('paid_periods')
    .select(['item_id', 'starts_at', 'ends_at'])
    .where('subscription_id', '=', subscriptionId)
    .where('family', '=', BOOST_FAMILY)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('ends_at')
    .orderBy('n')
    .execute()
}
