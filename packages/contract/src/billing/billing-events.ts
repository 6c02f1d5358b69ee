/** What open pages are notified of. */
export type BillingEvent = 'subscription.changed' | 'transaction.updated'
