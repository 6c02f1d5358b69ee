import type { OrderStatus } from '@verstat/contract'
import { auditListing } from '../../directory.audit.ts'
import type { Tx } from '../../directory-context.ts'
import * as listings from '../../listing/moves/listing.repository.ts'
import type { OfferedOrder } from './offered-order.ts'
import type { OrderHookContext } from './order-hooks.ts'

type Target = Pick<OfferedOrder, 'id' | 'version' | 'status'>

/** Awards a locked order for a deal. Unless the deal is confirmed, the award is over at `lapsesAt`. */
export async function awardOrder(
  ctx: OrderHookContext,
  tx: Tx,
  order: Target,
  { dealId, lapsesAt }: { readonly dealId: string; readonly lapsesAt: Date },
): Promise<void> {
  await setStatus(ctx, tx, order, 'awarded', {
    status: 'awarded',
    deal_id: dealId,
    award_lapses_at: lapsesAt,
    award_completes_at: null,
  })
}

/** Sets when a locked order's award ends by the clock. Null means that the clock ends nothing. */
export async function setAwardEnds(
  ctx: Pick<OrderHookContext, 'now'>,
  tx: Tx,
  { id }: Pick<OfferedOrder, 'id'>,
  ends: { readonly lapsesAt: Date | null; readonly completesAt: Date | null },
): Promise<void> {
  const columns = { award_lapses_at: ends.lapsesAt, award_completes_at: ends.completesAt }
  await listings.update(tx, { kind: 'order', id }, columns, ctx.now())
}

/** Ends the award of a locked order: it awaits offers again, until its day as before. */
export async function releaseOrder(ctx: OrderHookContext, tx: Tx, order: OfferedOrder): Promise<void> {
  const isOver = order.expiresAt !== null && order.expiresAt <= ctx.now()
  await setStatus(ctx, tx, { ...order, status: 'awarded' }, isOver ? 'expired' : 'published', {
    status: 'published',
    deal_id: null,
    award_lapses_at: null,
    award_completes_at: null,
  })
}

/** Completes a locked order with its deal. */
export async function completeOrder(ctx: OrderHookContext, tx: Tx, order: Target): Promise<void> {
  await setStatus(ctx, tx, { ...order, status: 'awarded' }, 'completed', {
    status: 'completed',
    award_lapses_at: null,
    award_completes_at: null,
  })
}

async function setStatus(
  ctx: OrderHookContext,
  tx: Tx,
  { id, version, status: from }: Target,
  to: OrderStatus,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const at = ctx.now()
  const listing = { kind: 'order', id } as const
  await listings.update(tx, listing, { ...columns, status_at: at, status_version: version + 1 }, at)
  await listings.logStatus(tx, listing, { from, to, actorId: ctx.actor?.userId ?? null, at })
  await auditListing(ctx, tx, listing, 'listing.status_changed', { from, to })
}
