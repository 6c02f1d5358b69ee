import type { getOwnPaidLeft as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { signedIn } from '../../../accounts/index.ts'
import type { BillingContext } from '../../billing-context.ts'
import * as subscriptions from '../subscription.repository.ts'
import { addUp, readPaidLeft } from './paid-left.ts'

/** Returns the caller's total unused paid time. The page for deleting the account shows this total. */
export async function getOwnPaidLeft(ctx: BillingContext): Promise<z.input<(typeof route)['output']>> {
  const ids = await subscriptions.listIdsOfOwner(ctx.db, signedIn(ctx).userId)
  const left = [...(await readPaidLeft(ctx.db, ids, ctx.now())).values()]
  const { amountMinor, until } = addUp(left)
  return {
    listings: left.length,
    amount: { amountMinor, currency: 'UAH' },
    until: until?.toISOString() ?? null,
  }
}
