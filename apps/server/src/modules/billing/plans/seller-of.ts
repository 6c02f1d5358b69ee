import type { Seller } from '../../../platform/payments/seller.ts'
import type { BillingServices } from '../billing-context.ts'

type Sellers = Pick<BillingServices, 'seller' | 'configuredSeller'>

/**
 * Returns the seller at the time of a payment attempt. Attempts without a stored seller are older than the stored
 * sellers, so they belong to the seller of the configuration. Without an attempt, it is the seller of today.
 */
export function sellerOf(
  { seller, configuredSeller }: Sellers,
  attempt: { readonly seller: Seller | null } | undefined,
): Seller | null {
  if (!attempt) return seller()
  return attempt.seller ?? configuredSeller ?? seller()
}

/** The result does not contain the bank account, because only invoices show it. */
export function publicSeller({ name, code, address, taxStatus, refundRule }: Seller) {
  return { name, code, address, taxStatus, refundRule }
}
