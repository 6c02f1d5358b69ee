import type { Translator } from '@verstat/i18n'

/** What people call a way to pay; one that is newer than this page by its own name. */
export function methodName(t: Translator, provider: string): string {
  if (provider === 'sandbox' || provider === 'invoice') return t(`paying.method.${provider}`)
  return BRAND_NAMES[provider] ?? provider
}

/** What can be paid with there, in a line. */
export function methodHint(t: Translator, provider: string, wallets: readonly string[]): string {
  if (provider === 'invoice') return t('paying.hint.invoice')
  const names = wallets.flatMap((wallet) => WALLET_NAMES[wallet] ?? [])
  return [t('paying.hint.card'), ...names].join(', ')
}

/** Names that are the same in every language. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  monobank: 'plata by mono',
  liqpay: 'LiqPay',
  wayforpay: 'WayForPay',
}

const WALLET_NAMES: Readonly<Record<string, string>> = {
  apple: 'Apple Pay',
  google: 'Google Pay',
  privat24: 'Privat24',
  mono: 'monobank',
}
