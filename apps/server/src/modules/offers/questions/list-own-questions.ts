import type { RouteOutput, RouteParsed, listOwnQuestions as route } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { signedIn } from '../../accounts/index.ts'
import { listOfferedOrders } from '../../directory/index.ts'
import type { OffersContext } from '../offers-context.ts'
import { viewOfferOrder } from '../reading/offer.view.ts'
import * as questions from './question.repository.ts'

/** Returns the questions that the caller has asked, latest first. */
export async function listOwnQuestions(
  ctx: OffersContext,
  { before, limit }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const rows = await questions.listOfAsker(ctx.db, userId, before, limit + 1)
  const shown = rows.slice(0, limit)
  const orders = await listOfferedOrders(
    onTables(ctx.db),
    [...new Set(shown.map((row) => row.order_id))],
    ctx.now(),
  )
  return {
    items: shown.flatMap((row) => {
      const order = orders.get(row.order_id)
      if (!order) return []
      const { id, text, created_at, answer, answered_at, hidden_code } = row
      return {
        id,
        order: viewOfferOrder(order),
        text,
        at: created_at.toISOString(),
        answer,
        answeredAt: answered_at?.toISOString() ?? null,
        hidden: hidden_code,
      }
    }),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}
