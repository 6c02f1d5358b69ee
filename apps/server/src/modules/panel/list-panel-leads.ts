import type { ListingKind, PanelLead, RouteParsed, listPanelLeads as route } from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { findUserNames, requireRight } from '../accounts/index.ts'
import { localized } from '../directory/index.ts'
import type { PanelContext } from './panel-context.ts'

const HOUR_MS = 3_600_000

type Row = {
  readonly id: string
  readonly at: Date
  readonly kind: ListingKind
  readonly listing_id: string
  readonly title_uk: string | null
  readonly title_en: string | null
  readonly owner_id: string | null
  readonly user_id: string | null
}

/** Returns requests for contacts, latest first. Their messages are not shown to staff. */
export async function listPanelLeads(
  ctx: PanelContext,
  { hours, before, limit }: RouteParsed<typeof route>,
): Promise<{ items: z.input<typeof PanelLead>[]; next: string | null }> {
  requireRight(ctx, 'view')
  const conditions = [
    ...(hours === undefined ? [] : [sql`lead.at >= ${new Date(ctx.now().getTime() - hours * HOUR_MS)}`]),
    ...(before === undefined
      ? []
      : [sql`(lead.at, lead.id) < (select at, id from leads where id = ${before})`]),
  ]
  const { rows } = await sql<Row>`
    select lead.id, lead.at, case when o.id is null then 'producer' else 'order' end as kind,
        coalesce(o.id, p.id) as listing_id, coalesce(o.title_uk, p.name) as title_uk, o.title_en,
        coalesce(o.owner_id, p.owner_id) as owner_id, lead.user_id
      from leads lead left join orders o on o.id = lead.order_id left join producers p on p.id = lead.producer_id
     where ${sql.join([sql`true`, ...conditions], sql` and `)}
     order by lead.at desc, lead.id desc limit ${limit + 1}`.execute(ctx.db)
  const shown = rows.slice(0, limit)
  const names = await findUserNames(
    ctx.db,
    shown.flatMap(({ owner_id, user_id }) => [owner_id, user_id]),
  )
  const personOf = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' })
  return {
    items: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      listing: { kind: row.kind, id: row.listing_id, title: localized(row.title_uk, row.title_en) },
      owner: personOf(row.owner_id),
      person: personOf(row.user_id),
    })),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}
