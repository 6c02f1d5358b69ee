import type { PaymentProviderId } from '@verstat/contract'
import type { LiqpaySettings } from '../payments/liqpay/liqpay.ts'
import type { MonobankSettings } from '../payments/monobank/monobank.ts'
import type { Seller } from '../payments/seller.ts'
import { isTestAccount, type WayforpaySettings } from '../payments/wayforpay/wayforpay.ts'
import type { Env, OptionName } from './options.ts'

type Values = Env['values']

export type PaymentConfig = {
  /** The enabled providers, in the order in which buyers see them. */
  readonly providers: readonly PaymentProviderId[]
  readonly liqpay?: LiqpaySettings
  readonly wayforpay?: WayforpaySettings
  readonly monobank?: MonobankSettings
  /** The seller until staff enter one in the panel. Never null when one of the providers takes real card payments. */
  readonly seller: Seller | null
}

const KEYS: Readonly<Partial<Record<PaymentProviderId, readonly OptionName[]>>> = {
  liqpay: ['LIQPAY_PUBLIC_KEY', 'LIQPAY_PRIVATE_KEY'],
  wayforpay: ['WAYFORPAY_ACCOUNT', 'WAYFORPAY_SECRET'],
  monobank: ['MONOBANK_TOKEN'],
}

const SELLER: readonly OptionName[] = [
  'SELLER_NAME',
  'SELLER_CODE',
  'SELLER_IBAN',
  'SELLER_BANK',
  'SELLER_ADDRESS',
  'SELLER_TAX_STATUS',
  'SELLER_REFUND_RULE',
  'SELLER_REFUND_RULE_EN',
]

/**
 * Lists settings that are not set although the chosen providers need them. A provider that takes card payments of real
 * money also needs all settings of the seller.
 */
export function missingPaymentSettings({ values, explicit }: Env): string[] {
  const lacking = (names: readonly OptionName[], why: string) =>
    names.filter((name) => !explicit.has(name)).map((name) => `${name} must be set for ${why}`)
  const made = makePaymentConfig(values)
  // Staff may enter the seller in the panel. Until then, invoices are not offered, while a card payment would be taken.
  const live = values.PAYMENTS.filter((id) => id !== 'invoice' && isLiveProvider(id, made))
  const called = values.PAYMENTS.filter((id) => KEYS[id] !== undefined)
  return [
    ...values.PAYMENTS.flatMap((id) => lacking(KEYS[id] ?? [], id)),
    ...(called.length > 0 ? lacking(['PUBLIC_URL'], `the callbacks of ${called.join(', ')}`) : []),
    ...(live.length > 0 ? lacking(SELLER, `payments by ${live.join(', ')}`) : []),
  ]
}

export function makePaymentConfig(values: Values): PaymentConfig {
  const { PAYMENTS: providers } = values
  return Object.freeze({
    providers,
    seller: sellerOf(values),
    ...(providers.includes('liqpay') ? { liqpay: liqpayOf(values) } : {}),
    ...(providers.includes('wayforpay') ? { wayforpay: wayforpayOf(values) } : {}),
    ...(providers.includes('monobank') ? { monobank: monobankOf(values) } : {}),
  })
}

/** Whether the provider moves real money with the configured keys. */
export function isLiveProvider(
  id: PaymentProviderId,
  { liqpay, wayforpay, monobank }: Pick<PaymentConfig, 'liqpay' | 'wayforpay' | 'monobank'>,
): boolean {
  if (id === 'sandbox') return false
  if (id === 'liqpay') return !liqpay?.publicKey.startsWith('sandbox_')
  if (id === 'wayforpay') return !isTestAccount(wayforpay?.account ?? '')
  return id === 'invoice' || !monobank?.isTest
}

function liqpayOf(values: Values): LiqpaySettings {
  return {
    publicKey: values.LIQPAY_PUBLIC_KEY ?? '',
    privateKey: values.LIQPAY_PRIVATE_KEY ?? '',
    version: values.LIQPAY_API_VERSION === '7' ? 7 : 3,
    savesCards: values.PAYMENTS_SAVED_CARDS.includes('liqpay'),
  }
}

function wayforpayOf(values: Values): WayforpaySettings {
  return {
    account: values.WAYFORPAY_ACCOUNT ?? '',
    secret: values.WAYFORPAY_SECRET ?? '',
    domain: values.WAYFORPAY_DOMAIN ?? new URL(values.PUBLIC_URL ?? 'http://localhost').hostname,
    savesCards: values.PAYMENTS_SAVED_CARDS.includes('wayforpay'),
  }
}

function monobankOf(values: Values): MonobankSettings {
  return {
    token: values.MONOBANK_TOKEN ?? '',
    isTest: values.MONOBANK_TEST,
    savesCards: values.PAYMENTS_SAVED_CARDS.includes('monobank'),
  }
}

/**
 * Returns null when any required setting of the seller is missing, because an incomplete seller must not
 * appear on invoices.
 */
function sellerOf(values: Values): Seller | null {
  const { SELLER_NAME: name, SELLER_CODE: code, SELLER_IBAN: iban, SELLER_BANK: bank } = values
  const { SELLER_ADDRESS: address, SELLER_TAX_STATUS: taxStatus } = values
  const { SELLER_REFUND_RULE: rule, SELLER_REFUND_RULE_EN: ruleEn } = values
  if (!name || !code || !iban || !bank || !address || !taxStatus || !rule || !ruleEn) return null
  return {
    name: { uk: name, en: values.SELLER_NAME_EN ?? name },
    code,
    iban,
    bank,
    address: { uk: address, en: values.SELLER_ADDRESS_EN ?? address },
    taxStatus,
    refundRule: { uk: rule, en: ruleEn },
  }
}
