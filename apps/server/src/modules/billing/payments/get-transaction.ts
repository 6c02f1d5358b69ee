import type { RouteParsed, getTransaction as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { transactionChannel } from '../../../platform/realtime/channels.ts'
import { accessTo } from '../../../platform/realtime/realtime-tokens.ts'
import type { BillingContext } from '../billing-context.ts'
import { findOpenCase } from '../refunds/refund-case.repository.ts'
import { findTransaction } from './transaction.repository.ts'
import { viewTransaction } from './transaction.view.ts'

export async function getTransaction(
  ctx: BillingContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  const found = await findTransaction(ctx.db, id)
  if (!found) throw new AppError('not_found')
  const openCase = await findOpenCase(ctx.db, id)
  return {
    ...viewTransaction(
      found,
      ctx.billing.providers.offered(),
      ctx.now(),
      openCase !== undefined,
      ctx.billing,
    ),
    realtime: accessTo(ctx, transactionChannel(id)),
  }
}
