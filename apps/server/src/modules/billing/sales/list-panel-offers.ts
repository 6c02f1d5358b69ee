import { BOOST_FAMILY, PLAN_FAMILY, type listPanelOffers as route } from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { requireRight } from '../../accounts/index.ts'
import type { BillingContext, Db } from '../billing-context.ts'
import { viewOffered } from '../plans/read-offer.ts'

type Output = z.input<(typeof route)['output']>

/** Returns all plans and boosts, including those no longer sold, with their numbers of users. */
export async function listPanelOffers(ctx: BillingContext): Promise<Output> {
  requireRight(ctx, 'sales')
  const [plans, boosts] = await Promise.all([readPlans(ctx.db), readBoosts(ctx.db, ctx.now())])
  return { plans, boosts }
}

export async function readPlans(db: Db, id?: string): Promise<Output['plans']> {
  const { rows } = await sql<
    OfferRow & { kind: 'order' | 'producer'; gives: Output['plans'][number]['gives']; charged: number }
  >`
    select p.*,
        (select count(*) from subscriptions s
          where s.plan_id = p.id and (p.price_minor = 0 or s.status in ('active', 'past_due', 'cancelled')))::int
        -- Whose paid time is over is back on the free plan.
        + (select count(*) from subscriptions s join plans was on was.id = s.plan_id
          where p.price_minor = 0 and was.kind = p.kind and was.price_minor > 0
            and s.status in ('pending_payment', 'expired'))::int as held,
        (select count(*) from subscriptions s where coalesce(s.next_plan_id, s.plan_id) = p.id and s.auto_charge
          and s.status in ('active', 'past_due'))::int as charged
      from plans p ${id === undefined ? sql`` : sql`where p.id = ${id}`} order by p.kind, p.position`.execute(
    db,
  )
  return rows.map((row) => ({
    ...viewOffer(row),
    family: PLAN_FAMILY,
    kind: row.kind,
    gives: row.gives,
    charged: row.charged,
  }))
}

export async function readBoosts(db: Db, now: Date, id?: string): Promise<Output['boosts']> {
  const { rows } = await sql<
    OfferRow & { kinds: Output['boosts'][number]['kinds']; gives: Output['boosts'][number]['gives'] }
  >`
    select b.*,
        (select count(distinct p.subscription_id) from paid_periods p where p.family = ${BOOST_FAMILY} and p.item_id = b.id
          and (p.ends_at is null or p.ends_at > ${now}))::int as held
      from boosts b ${id === undefined ? sql`` : sql`where b.id = ${id}`} order by b.position`.execute(db)
  return rows.map((row) => ({ ...viewOffer(row), family: BOOST_FAMILY, kinds: row.kinds, gives: row.gives }))
}

type OfferRow = Parameters<typeof viewOffered>[0] & {
  readonly offered: boolean
  readonly version: number
  readonly held: number
}

function viewOffer(row: OfferRow) {
  return { ...viewOffered(row), offered: row.offered, version: row.version, held: row.held }
}
