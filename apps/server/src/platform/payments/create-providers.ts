import type { PaymentProviderId } from '@verstat/contract'
import type { PaymentConfig } from '../config/payment-config.ts'
import { createInvoice } from './invoice/invoice.ts'
import { createLiqpay } from './liqpay/liqpay.ts'
import { createMonobank } from './monobank/monobank.ts'
import type { NoAnswer, PaymentProvider, Providers } from './payment-provider.ts'
import type { ProviderDeps } from './provider-request.ts'
import { createSandbox, type SandboxDeps } from './sandbox/sandbox.ts'
import { createWayforpay } from './wayforpay/wayforpay.ts'

export type ProvidersDeps = ProviderDeps & {
  /**
   * Whether the operator has paused the provider. A paused provider starts no new payment, but existing
   * payments still finish.
   */
  readonly isPaused: (id: PaymentProviderId) => boolean
  /** What the built-in sandbox needs. Without it, the sandbox is not offered. */
  readonly sandbox?: Pick<SandboxDeps, 'db' | 'secret' | 'origin'>
}

export function createProviders(config: PaymentConfig, deps: ProvidersDeps): Providers {
  const made = config.providers.flatMap((id) => createProvider(id, config, deps) ?? [])
  const byId = new Map<string, PaymentProvider>(made.map((one) => [one.id, pausable(one, deps.isPaused)]))
  return {
    find: (id) => byId.get(id),
    all: () => [...byId.values()],
    checkoutOrigins: [...new Set(made.flatMap(({ checkoutOrigins }) => checkoutOrigins))],
    offered: () => [...byId.values()].filter(({ id }) => !deps.isPaused(id)),
  }
}

function createProvider(
  id: PaymentProviderId,
  config: PaymentConfig,
  deps: ProvidersDeps,
): PaymentProvider | null {
  const { liqpay, wayforpay, monobank } = config
  if (id === 'liqpay') return liqpay ? createLiqpay(liqpay, deps) : null
  if (id === 'wayforpay') return wayforpay ? createWayforpay(wayforpay, deps) : null
  if (id === 'monobank') return monobank ? createMonobank(monobank, deps) : null
  if (id === 'invoice') return createInvoice(deps)
  if (id === 'sandbox') return deps.sandbox ? createSandbox({ ...deps, ...deps.sandbox }) : null
  return null
}

const PAUSED: NoAnswer = { kind: 'not_sent', reason: 'paused', why: 'switched off' }

/**
 * Checks before each request whether the provider is paused. Therefore a charge that is already queued is
 * stopped as well.
 */
function pausable(provider: PaymentProvider, isPaused: (id: PaymentProviderId) => boolean): PaymentProvider {
  const { id, openCheckout, chargeToken } = provider
  return {
    ...provider,
    openCheckout: async (request) => (isPaused(id) ? PAUSED : openCheckout(request)),
    ...(chargeToken ? { chargeToken: async (charge) => (isPaused(id) ? PAUSED : chargeToken(charge)) } : {}),
  }
}
