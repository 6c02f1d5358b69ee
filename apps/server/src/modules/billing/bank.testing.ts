import { createMonobank } from '../../platform/payments/monobank/monobank.ts'
import type { Providers } from '../../platform/payments/payment-provider.ts'

/** Returns the real Monobank adapter, connected to a server of the test instead of the bank. */
export function bankProviders(origin: string, now: () => Date): Providers {
  const bank = createMonobank(
    { token: 'mono-token', isTest: false, savesCards: true, origin },
    { fetch, now, randomId: () => crypto.randomUUID() },
  )
  return {
    find: (id) => (id === bank.id ? bank : undefined),
    all: () => [bank],
    checkoutOrigins: [],
    offered: () => [bank],
  }
}
