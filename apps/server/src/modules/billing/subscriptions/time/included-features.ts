import { PLAN_FAMILY } from '@verstat/contract'
import { sql } from 'kysely'
import type { Db } from '../../billing-context.ts'

/**
 * Features that a boost and a plan can both give for a period of time. The feature `bump` is not included, because the
 * weekly bump of a plan does not replace a bump at once.
 */
const LASTING_FEATURES = ['highlight', 'top', 'home'] as const
type LastingFeature = (typeof LASTING_FEATURES)[number]

export type IncludedFeature = {
  readonly feature: LastingFeature
  /** Null while paid time with this feature waits for the publication of the listing. */
  readonly until: Date | null
}

/**
 * Returns the features that the paid plan of a subscription already includes, and until when. Buying a boost with one
 * of these features would bring nothing.
 */
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
