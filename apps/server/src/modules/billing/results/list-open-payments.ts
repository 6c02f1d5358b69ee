import type { RouteOutput, listOpenPayments as route } from '@verstat/contract'
import { sql } from 'kysely'
import { signedIn } from '../../accounts/index.ts'
import { localized } from '../../directory/index.ts'
import type { BillingContext } from '../billing-context.ts'
import { transactionLink } from '../subscriptions/subscription.view.ts'

const SHOWN = 5
/**
 * Only this many of the user's latest purchases are searched. Unpaid purchases expire after seven days at the latest.
 */
const RECENT = 50

type Row = {
  readonly id: string
  readonly description_uk: string
  readonly description_en: string
  readonly amount_minor: number
  readonly currency: 'UAH'
  readonly expires_at: Date
  readonly title_uk: string | null
  readonly title_en: string | null
}

/** Lists purchases that the user began and can still pay, latest first. */
export async function listOpenPayments(ctx: BillingContext): Promise<RouteOutput<typeof route>> {
  const { rows } = await sql<Row>`
    select t.id, t.description_uk, t.description_en, t.amount_minor, t.currency, t.expires_at,
        coalesce(o.title_uk, p.name) as title_uk, coalesce(o.title_en, p.name) as title_en
      from (select * from transactions where user_id = ${signedIn(ctx).userId}
             order by number desc limit ${RECENT}) t
      left join orders o on o.id = t.listing_id and t.listing_kind = 'order'
      left join producers p on p.id = t.listing_id and t.listing_kind = 'producer'
     where t.status in ('created', 'pending') and t.closed_as is null and t.expires_at > ${ctx.now()}
     order by t.number desc limit ${SHOWN}`.execute(ctx.db)
  return {
    items: rows.map((row) => ({
      ...transactionLink(row.id),
      description: { uk: row.description_uk, en: row.description_en },
      title: localized(row.title_uk, row.title_en),
      amount: { amountMinor: row.amount_minor, currency: row.currency },
      expiresAt: row.expires_at.toISOString(),
    })),
  }
}
