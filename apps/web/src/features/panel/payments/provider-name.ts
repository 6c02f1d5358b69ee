import type { Translator } from '@verstat/i18n'

/** Brand names, which are the same in all languages. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  monobank: 'monobank',
  liqpay: 'LiqPay',
  wayforpay: 'WayForPay',
}

export function providerName(t: Translator, provider: string): string {
  if (provider === 'sandbox' || provider === 'invoice') return t(`panel.payMethod.${provider}`)
  return BRAND_NAMES[provider] ?? provider
}

/**
 * Returns the name of a ledger account. The account `psp:{provider}` holds the money received through that provider.
 */
export function accountName(t: Translator, account: string): string {
  if (account === 'psp:invoice') return t('panel.account.bank')
  const [kind, provider] = account.split(':')
  if (kind === 'psp' && provider) return t('panel.account.psp', { provider: providerName(t, provider) })
  const key = `panel.account.${account}`
  return t.has(key) ? t(key) : account
}
