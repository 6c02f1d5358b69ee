export type BillingEvent = 'subscription.changed' | 'transaction.updated'
