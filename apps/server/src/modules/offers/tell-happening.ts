import type { ConversationLine } from '@verstat/contract'
import { transactionOnTables } from '../../platform/db/on-tables.ts'
import type { ChangeContext, Tx } from './offers-context.ts'

/** Lets later modules follow an offer or a deal, in the transaction of the change. */
export async function tellHappening(
  ctx: Pick<ChangeContext, 'now' | 'offerHooks'>,
  tx: Tx,
  { order_id, producer_id }: { readonly order_id: string | null; readonly producer_id: string | null },
  code: ConversationLine,
): Promise<void> {
  if (order_id === null || producer_id === null) return
  await ctx.offerHooks.happened(transactionOnTables(tx), {
    code,
    orderId: order_id,
    producerId: producer_id,
    at: ctx.now(),
  })
}
