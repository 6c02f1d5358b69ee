import type { Translator } from '@verstat/i18n'

/** Names that are the same in every language. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  monobank: 'monobank',
  liqpay: 'LiqPay',
  wayforpay: 'WayForPay',
}

/** What staff call a way to pay. */
export function providerName(t: Translator, provider: string): string {
  if (provider === 'sandbox' || provider === 'invoice') return t(`panel.payMethod.${provider}`)
  return BRAND_NAMES[provider] ?? provider
}
