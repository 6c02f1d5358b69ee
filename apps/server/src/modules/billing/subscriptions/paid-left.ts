import { sql } from 'kysely'
import type { Db } from '../billing-context.ts'
import { unusedMinor } from './proration.ts'

/** What is left of all that was paid for a listing, boosts included. */
export type PaidLeft = {
  readonly amountMinor: number
  /** Null while some of it waits for the publication. */
  readonly until: Date | null
}

const DAY_MS = 86_400_000

/** What is left of paid time by subscription; those with nothing left are absent. One statement for all. */
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
    [...bySubscription].map(([id, own]) => {
      const ends = own.map(({ ends_at }) => ends_at?.getTime() ?? Number.POSITIVE_INFINITY)
      const last = Math.max(...ends)
      const amountMinor = own.reduce((sum, { starts_at, ends_at, days, value_minor }) => {
        // One that has not begun is whole.
        if (ends_at === null) return sum + value_minor
        const startsAt = starts_at ?? new Date(ends_at.getTime() - (days ?? 0) * DAY_MS)
        return sum + unusedMinor({ startsAt, endsAt: ends_at, valueMinor: value_minor }, now)
      }, 0)
      return [id, { amountMinor, until: Number.isFinite(last) ? new Date(last) : null }]
    }),
  )
}
