import type { RouteParsed, listAudit as route } from '@verstat/contract'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod/mini'
import { type AccountsTables, requireRight } from '../accounts/index.ts'
import type { PanelContext } from './panel-context.ts'

type Output = z.input<(typeof route)['output']>

/** Returns audit entries, newest first. Entries of erased users have no names. */
export async function listAudit(
  ctx: PanelContext,
  { area, actor, subject, from, to, before, limit }: RouteParsed<typeof route>,
): Promise<Output> {
  requireRight(ctx, 'audit')
  let rows = ctx.db
    .selectFrom('audit')
    .select(['id', 'at', 'action', 'actor_id', 'subject_id', 'ip', 'details'])
  if (area !== undefined) rows = rows.where('area', '=', area)
  if (actor !== undefined) rows = rows.where('actor_id', '=', actor)
  if (subject !== undefined) rows = rows.where('subject_id', '=', subject)
  if (from !== undefined) rows = rows.where('at', '>=', beginOf(from))
  if (to !== undefined) rows = rows.where('at', '<', beginOf(to, 1))
  if (before !== undefined) rows = rows.where('id', '<', Number(before))
  const found = await rows
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = found.slice(0, limit)
  return {
    items: await viewEntries(ctx, shown),
    next: found.length > shown.length ? String(shown.at(-1)?.id) : null,
  }
}

type Row = Pick<
  Selectable<AccountsTables['audit']>,
  'id' | 'at' | 'action' | 'actor_id' | 'subject_id' | 'ip' | 'details'
>

/** Adds the names of the people and listings of audit entries. */
export async function viewEntries(ctx: PanelContext, rows: readonly Row[]): Promise<Output['items']> {
  const names = await namesOf(
    ctx,
    rows.flatMap((row) => [row.actor_id, row.subject_id]).filter((id) => id !== null),
  )
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_id === null ? null : { id: row.actor_id, name: names.get(row.actor_id)?.name ?? null },
    subject:
      row.subject_id === null
        ? null
        : { id: row.subject_id, ...(names.get(row.subject_id) ?? { kind: null, name: null }) },
    ip: row.ip,
    details: row.details,
  }))
}

/** SQL for the start of the day in Kyiv that is `later` days after `day`. */
function beginOf(day: string, later = 0) {
  return sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Europe/Kyiv'`
}

type Named = { readonly kind: 'user' | 'order' | 'producer'; readonly name: string }

async function namesOf({ db, locale }: PanelContext, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map()
  const [users, orders, producers] = await Promise.all([
    db.selectFrom('users').select(['id', 'firstname', 'lastname']).where('id', 'in', ids).execute(),
    db.selectFrom('orders').select(['id', 'title_uk', 'title_en']).where('id', 'in', ids).execute(),
    db.selectFrom('producers').select(['id', 'name']).where('id', 'in', ids).execute(),
  ])
  const titleOf = ({ title_uk: uk, title_en: en }: (typeof orders)[number]) =>
    (locale === 'uk' ? (uk ?? en) : (en ?? uk)) ?? ''
  return new Map<string, Named>([
    ...users.map((row) => [row.id, { kind: 'user', name: `${row.firstname} ${row.lastname}` }] as const),
    ...orders.map((row) => [row.id, { kind: 'order', name: titleOf(row) }] as const),
    ...producers.map((row) => [row.id, { kind: 'producer', name: row.name }] as const),
  ])
}
