import { PROVIDER_BRANDS } from '@verstat/contract/browser'
import type { Translator } from '@verstat/i18n'

/** Returns the name of a payment method, or the id of an unknown provider. */
export function methodName(t: Translator, provider: string): string {
  if (provider === 'sandbox' || provider === 'invoice') return t(`paying.method.${provider}`)
  return Object.entries(PROVIDER_BRANDS).find(([known]) => known === provider)?.[1] ?? provider
}

/** Returns the cards and wallets of a payment method in one line. */
export function methodHint(t: Translator, provider: string, wallets: readonly string[]): string {
  if (provider === 'invoice') return t('paying.hint.invoice')
  const names = wallets.flatMap((wallet) => WALLET_NAMES[wallet] ?? [])
  return [t('paying.hint.card'), ...names].join(', ')
}

const WALLET_NAMES: Readonly<Record<string, string>> = {
  apple: 'Apple Pay',
  google: 'Google Pay',
  privat24: 'Privat24',
  mono: 'monobank',
}
