import type { listPlans } from '@verstat/contract'
import { BOOST_FAMILY, PLAN_FAMILY } from '@verstat/contract'
import type { Kysely, Selectable } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { readSettings } from '../../../platform/settings/stored-settings.ts'
import type { BillingTables, PlanTable } from '../billing.tables.ts'

export type Offer = z.input<(typeof listPlans)['output']>

const OFFERED_COLUMNS = [
  'id',
  'name_uk',
  'name_en',
  'text_uk',
  'text_en',
  'price_minor',
  'currency',
  'days',
] as const

/** Returns the plans and boosts that are for sale, in display order, and the free quota. */
export async function readOffer(db: Kysely<BillingTables>): Promise<Offer> {
  const plans = await db
    .selectFrom('plans')
    .select([...OFFERED_COLUMNS, 'kind', 'gives'])
    .where('offered', '=', true)
    .orderBy('kind')
    .orderBy('position')
    .execute()
  const boosts = await db
    .selectFrom('boosts')
    .select([...OFFERED_COLUMNS, 'kinds', 'gives'])
    .where('offered', '=', true)
    .orderBy('position')
    .execute()
  const { freeOrders, freeProducers } = await readSettings(onTables(db))
  return {
    free: { orders: freeOrders, producers: freeProducers },
    plans: plans.map((row) => ({
      ...viewOffered(row),
      family: PLAN_FAMILY,
      kind: row.kind,
      gives: row.gives,
    })),
    boosts: boosts.map((row) => ({
      ...viewOffered(row),
      family: BOOST_FAMILY,
      kinds: row.kinds,
      gives: row.gives,
    })),
  }
}

type OfferedRow = Pick<Selectable<PlanTable>, (typeof OFFERED_COLUMNS)[number]>

export function viewOffered(row: OfferedRow) {
  return {
    id: row.id,
    name: { uk: row.name_uk, en: row.name_en },
    text: { uk: row.text_uk, en: row.text_en },
    price: { amountMinor: row.price_minor, currency: row.currency },
    days: row.days,
  }
}
