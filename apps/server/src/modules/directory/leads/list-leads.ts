import type { RouteOutput, RouteParsed, listLeads as route } from '@verstat/contract'
import { signedIn } from '../../accounts/index.ts'
import { viewLead } from './lead.view.ts'
import * as leads from './lead-list.repository.ts'
import type { LeadsContext } from './leads-context.ts'

/** Returns the leads (requests for a contact) that the user received or sent, latest first. */
export async function listLeads(
  ctx: LeadsContext,
  { limit, ...filter }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const [rows, newCount] = await Promise.all([
    leads.list(ctx.db, { userId, ...filter }, limit + 1),
    leads.countNew(ctx.db, userId),
  ])
  const shown = rows.slice(0, limit)
  const producers = await leads.listProducersOf(ctx.db, [
    ...new Set(shown.flatMap(({ person_id }) => person_id ?? [])),
  ])
  return {
    items: shown.map((row) => viewLead(row, filter.side, producers)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    newCount,
  }
}
