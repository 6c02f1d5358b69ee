import type { getSeller as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { BillingContext } from '../billing-context.ts'
import { publicSeller } from './seller-of.ts'

export async function getSeller({ billing }: BillingContext): Promise<z.input<(typeof route)['output']>> {
  const seller = billing.seller()
  return { seller: seller && publicSeller(seller) }
}
