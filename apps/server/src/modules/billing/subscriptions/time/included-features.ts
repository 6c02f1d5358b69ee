import { PLAN_FAMILY } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../../billing-context.ts'

/** What a boost may give that a plan also gives all the time. A weekly bump does not replace a bump now. */
const LASTING_FEATURES = ['highlight', 'top', 'home'] as const
type LastingFeature = (typeof LASTING_FEATURES)[number]

export type IncludedFeature = {
  readonly feature: LastingFeature
  /** Null when the paid time begins with the publication of the listing. */
  readonly until: Date | null
}

/** Returns what the paid plan of a subscription includes now and how long. Buying it again would bring nothing. */
export async function findIncluded(
  db: Db,
  subscriptionId: string,
  now: Date,
): Promise<readonly IncludedFeature[]> {
  const { rows } = await sql<IncludedFeature & { readonly waits: boolean }>`
    select feature, bool_or(ends_at is null) as waits, max(coalesce(grace_until, ends_at)) as until
      from paid_periods, unnest(gives) as feature
     where subscription_id = ${subscriptionId} and family = ${PLAN_FAMILY} and days is not null
       and feature = any(${[...LASTING_FEATURES]}::text[])
       and coalesce(grace_until, ends_at, 'infinity') > ${now}
     group by feature`.execute(db)
  return rows.map(({ feature, waits, until }) => ({ feature, until: waits ? null : until }))
}
