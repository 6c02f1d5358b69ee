import type { getSeller as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { BillingContext } from '../billing-context.ts'

/** The result does not contain the bank account, because only invoices show it. */
export async function getSeller({
  billing: { seller },
}: BillingContext): Promise<z.input<(typeof route)['output']>> {
  if (!seller) return { seller: null }
  const { name, code, address, taxStatus, refundRule } = seller
  return { seller: { name, code, address, taxStatus, refundRule } }
}
