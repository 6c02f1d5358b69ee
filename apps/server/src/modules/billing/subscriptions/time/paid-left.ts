import { type Selectable, sql } from 'kysely'
import type { PaidPeriodTable } from '../../billing.tables.ts'
import type { Db } from '../../billing-context.ts'
import { unusedMinor } from '../changes/proration.ts'

/** The unused paid time of a listing, including boosts. */
export type PaidLeft = {
  readonly amountMinor: number
  /** Null while a part of the paid time waits for the listing to be published. */
  readonly until: Date | null
}

const DAY_MS = 86_400_000

/**
 * Returns the unused paid time by subscription id, with one query. Subscriptions without unused paid time are absent.
 */
export async function readPaidLeft(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PaidLeft>> {
  if (ids.length === 0) return new Map()
  const periods = await db
    .selectFrom('paid_periods')
    .select(['subscription_id', 'starts_at', 'ends_at', 'days', 'value_minor'])
    .where('subscription_id', 'in', ids)
    .where(sql<boolean>`(ends_at is null or ends_at > ${now})`)
    .execute()
  const bySubscription = Map.groupBy(periods, ({ subscription_id }) => subscription_id)
  return new Map(
    [...bySubscription].map(([id, own]) => [
      id,
      addUp(own.map((period) => ({ amountMinor: leftOf(period, now), until: period.ends_at }))),
    ]),
  )
}

/** Adds up the amounts. `until` is the latest end. */
export function addUp(parts: readonly PaidLeft[]): PaidLeft {
  const last = Math.max(...parts.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY))
  return {
    amountMinor: parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    until: Number.isFinite(last) ? new Date(last) : null,
  }
}

type Period = Pick<Selectable<PaidPeriodTable>, 'starts_at' | 'ends_at' | 'days' | 'value_minor'>

function leftOf({ starts_at, ends_at, days, value_minor }: Period, now: Date): number {
  // A period without an end has not started yet, so its full value is left.
  if (ends_at === null) return value_minor
  const startsAt = starts_at ?? new Date(ends_at.getTime() - (days ?? 0) * DAY_MS)
  return unusedMinor({ startsAt, endsAt: ends_at, valueMinor: value_minor }, now)
}
