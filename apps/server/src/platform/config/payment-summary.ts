import { type PaymentProviderId, PROVIDER_BRANDS } from '@verstat/contract'
import { isLiveProvider, type PaymentConfig } from './payment-config.ts'

/**
 * Returns the line that the server prints on start: which payment providers are enabled, and whether they
 * move real money.
 */
export function paymentSummary(config: PaymentConfig): string {
  const { providers } = config
  if (providers.length === 0) return 'none'
  const live = providers.filter((id) => isLiveProvider(id, config))
  const tests = providers.filter((id) => !live.includes(id))
  return [
    ...(live.length > 0 ? [`${live.map(nameOf).join(', ')}: real money`] : []),
    ...(tests.length > 0 ? [`${tests.map(nameOf).join(', ')}: tests only, no money moves`] : []),
  ].join('; ')
}

function nameOf(id: PaymentProviderId): string {
  if (id === 'sandbox') return 'sandbox'
  return id === 'invoice' ? 'bank transfer by invoice' : PROVIDER_BRANDS[id]
}
