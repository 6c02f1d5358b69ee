import type { PanelSubscriptionRow, RouteParsed, listPanelSubscriptions as route } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import { findUserNames, requireRight } from '../../accounts/index.ts'
import type { BillingContext, Db } from '../billing-context.ts'
import { isEnding } from '../panel/morning-work.ts'
import { listWhere } from '../subscriptions/subscription.repository.ts'
import { viewSubscription } from '../subscriptions/subscription.view.ts'

type Input = RouteParsed<typeof route>
type Row = z.input<typeof PanelSubscriptionRow>

export async function listPanelSubscriptions(
  ctx: BillingContext,
  input: Input,
): Promise<{ items: Row[]; next: string | null }> {
  requireRight(ctx, 'sales')
  const { query, show, status, plan, before, limit } = input
  const conditions = [
    ...(query === undefined || query === '' ? [] : [await queryCondition(ctx.db, query)]),
    // A search also finds free subscriptions, which the default filter `paid` hides.
    ...(show === 'paid' && !query ? [sql`s.status <> 'free'`] : []),
    ...(show === 'ending' ? [isEnding(ctx.now())] : []),
    ...(status === undefined ? [] : [sql`s.status = ${status}`]),
    ...(plan === undefined ? [] : [sql`s.plan_id = ${plan}`]),
    ...(before === undefined ? [] : [sql`s.id < ${before}`]),
  ]
  const found = await listWhere(ctx.db, conditions, limit + 1)
  const shown = found.slice(0, limit)
  const names = await findUserNames(
    ctx.db,
    shown.map(({ owner_id }) => owner_id),
  )
  return {
    items: shown.map((row) => ({
      ...viewSubscription(row, ctx.now()),
      owner: row.owner_id === null ? null : { id: row.owner_id, name: names.get(row.owner_id) ?? '' },
    })),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

async function queryCondition(db: Db, query: string): Promise<RawBuilder<unknown>> {
  if (isUuid(query)) return sql`(s.id = ${query} or l.id = ${query})`
  if (!query.includes('@')) return sql`l.slug = ${query}`
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', query.toLowerCase())
    .executeTakeFirst()
  return owner ? sql`l.owner_id = ${owner.id}` : sql`false`
}
