import { PLAN_FAMILY, type Subscription } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { SubscriptionRow } from './subscription.repository.ts'

/** Names every field that is sent. */
export function viewSubscription(row: SubscriptionRow): z.input<typeof Subscription> {
  return {
    id: row.id,
    family: PLAN_FAMILY,
    subject: {
      kind: row.listing_kind,
      id: row.listing_id,
      slug: row.slug,
      title: {
        ...(row.title_uk === null ? {} : { uk: row.title_uk }),
        ...(row.title_en === null ? {} : { en: row.title_en }),
      },
    },
    plan: row.plan_id,
    status: row.status,
    periodStart: row.period_start?.toISOString() ?? null,
    periodEnd: row.period_end?.toISOString() ?? null,
    autoCharge: row.auto_charge,
  }
}
