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

/** What staff call an account of the ledger; those that begin with `psp:` hold what came in by that provider. */
export function accountName(t: Translator, account: string): string {
  if (account === 'psp:invoice') return t('panel.account.bank')
  const [kind, provider] = account.split(':')
  if (kind === 'psp' && provider) return t('panel.account.psp', { provider: providerName(t, provider) })
  return t(`panel.account.${account as 'suspense'}`)
}
