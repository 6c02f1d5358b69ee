import { PAYMENT_PROVIDERS, TAX_STATUSES } from '@verstat/contract'
import { isUkrainianIban } from '../ids/iban.ts'
import { isEdrpou, isRnokpp } from '../tax-codes/tax-codes.ts'
import { flag, listOf, matching, type Option, oneOf, optionalOneOf } from './option.ts'

export const PAYMENT_OPTIONS = {
  PAYMENTS: listOf(
    PAYMENT_PROVIDERS,
    ['sandbox'],
    'Payment providers, in the order shown to payers; `none` disables payments. The sandbox moves no money.',
  ),
  PAYMENTS_SAVED_CARDS: listOf(
    ['liqpay', 'wayforpay', 'monobank'],
    [],
    'Providers that store cards for automatic charges; a provider enables this for an account on request.',
  ),
  LIQPAY_PUBLIC_KEY: matching(
    /^(sandbox_)?i\d{5,20}$/,
    '`i00000000000`',
    'Public key of the LiqPay shop; `sandbox_…` is a test.',
  ),
  LIQPAY_PRIVATE_KEY: secret('Private key of the LiqPay shop.'),
  LIQPAY_API_VERSION: oneOf(
    ['7', '3'],
    '7',
    'Version of the LiqPay API: 7 signs with SHA3-256, 3 with SHA-1. With 7, callbacks signed with SHA-1 are refused.',
  ),
  WAYFORPAY_ACCOUNT: matching(/^[\w.-]{3,100}$/, '`merchant_account`', 'Account of the WayForPay merchant.'),
  WAYFORPAY_SECRET: secret('Secret key of the WayForPay merchant.'),
  WAYFORPAY_DOMAIN: matching(
    /^[a-z0-9.-]{3,253}$/,
    '`example.com`',
    'Domain that the WayForPay account was opened for; unset: the host of `PUBLIC_URL`.',
  ),
  MONOBANK_TOKEN: secret('Token of monobank acquiring.'),
  MONOBANK_TEST: flag('The monobank token is a test token: no money moves.'),
  SELLER_NAME: line(200, 'Legal name of the seller, in Ukrainian.'),
  SELLER_NAME_EN: line(200, 'The same in English; unset: as in Ukrainian.'),
  SELLER_CODE: checked(
    '8 or 10 digits',
    'must be 8 or 10 digits with a right checksum',
    'ЄДРПОУ code of a company or РНОКПП of a person who sells.',
    (text) => isEdrpou(text) || isRnokpp(text),
  ),
  SELLER_IBAN: checked(
    '`UA…`, 29 characters',
    'must be a Ukrainian IBAN without spaces',
    'Account for payments by invoice.',
    isUkrainianIban,
  ),
  SELLER_BANK: line(120, 'Name of the bank of that account.'),
  SELLER_ADDRESS: line(200, 'Address of the seller, in Ukrainian.'),
  SELLER_ADDRESS_EN: line(200, 'The same in English; unset: as in Ukrainian.'),
  SELLER_TAX_STATUS: optionalOneOf(
    TAX_STATUSES,
    'Tax status of the seller: single tax or general system, with `-vat` when prices include VAT.',
  ),
  SELLER_REFUND_RULE: line(600, 'When and how payments are refunded, in Ukrainian.'),
  SELLER_REFUND_RULE_EN: line(600, 'The same in English.'),
} as const

function secret(summary: string): Option<string | null> {
  return matching(/^\S{8,200}$/, 'a secret', summary)
}

function line(max: number, summary: string): Option<string | null> {
  return matching(new RegExp(`^[^\\r\\n]{1,${max}}$`, 'u'), `up to ${max} characters`, summary)
}

function checked(
  kind: string,
  fault: string,
  summary: string,
  isValid: (text: string) => boolean,
): Option<string | null> {
  return {
    kind,
    fallback: null,
    shown: 'unset',
    summary,
    read: (text) => (isValid(text) ? { value: text } : { fault }),
  }
}
