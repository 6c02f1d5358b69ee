import type { DealSide } from '@verstat/contract'
import { notify } from '../offers.notices.ts'
import type { ChangeContext, Tx } from '../offers-context.ts'
import type { DealRow } from './deal.repository.ts'

type DealNotice =
  | 'deal.active'
  | 'deal.declined'
  | 'deal.delivered'
  | 'deal.returned'
  | 'deal.completed'
  | 'deal.cancelled'
  | 'deal.lapsed'

/** Tells sides of a deal what happened. */
export async function tellDeal(
  ctx: ChangeContext,
  tx: Tx,
  deal: DealRow,
  type: DealNotice,
  sides: readonly DealSide[],
  note?: string | null,
): Promise<void> {
  const order =
    deal.order_id === null
      ? undefined
      : await tx.selectFrom('orders').select('slug').where('id', '=', deal.order_id).executeTakeFirst()
  for (const side of sides) {
    const userId = side === 'customer' ? deal.customer_id : deal.supplier_id
    if (userId === null) continue
    await notify(tx, ctx, {
      userId,
      type,
      ref: { kind: 'deal', id: deal.id },
      data: {
        slug: order?.slug ?? '',
        title: deal.snapshot.order.title,
        ...(note ? { note } : {}),
      },
    })
  }
}
