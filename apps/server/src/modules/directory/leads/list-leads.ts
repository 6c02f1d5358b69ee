import type { RouteOutput, RouteParsed, listLeads as route } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
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
  const asked = shown.flatMap(({ id: leadId, kind, listing_id: listingId, person_id: personId }) =>
    personId === null ? [] : [{ leadId, kind, listingId, personId }],
  )
  const [producers, conversations] = await Promise.all([
    leads.listProducersOf(ctx.db, [...new Set(asked.map(({ personId }) => personId))]),
    ctx.leadHooks.findConversations(onTables(ctx.db), userId, asked),
  ])
  return {
    items: shown.map((row) => viewLead(row, filter.side, producers, conversations.get(row.id) ?? null)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    newCount,
  }
}
