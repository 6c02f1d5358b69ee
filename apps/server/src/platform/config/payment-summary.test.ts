import { expect, test } from 'vitest'
import { makePaymentConfig } from './payment-config.ts'
import { paymentSummary } from './payment-summary.ts'
import { readEnv } from './read-env.ts'

const SELLER = {
  PUBLIC_URL: 'https://verstat.example',
  SELLER_NAME: 'ФОП Тестовий Т.Т.',
  SELLER_CODE: '43720363',
  SELLER_IBAN: 'UA473052990000026005026707459',
  SELLER_BANK: 'АТ «Банк»',
  SELLER_ADDRESS: 'м. Київ',
  SELLER_TAX_STATUS: 'single',
  SELLER_REFUND_RULE: 'Протягом 14 днів.',
  SELLER_REFUND_RULE_EN: 'Within 14 days.',
}
const LIQPAY = { LIQPAY_PUBLIC_KEY: 'i00000000', LIQPAY_PRIVATE_KEY: 'private-key' }

test.each([
  [{ PAYMENTS: 'none' }, 'none'],
  [{}, 'sandbox: tests only, no money moves'],
  [{ ...SELLER, ...LIQPAY, PAYMENTS: 'liqpay,invoice' }, 'LiqPay, bank transfer by invoice: real money'],
  [
    { ...SELLER, ...LIQPAY, PAYMENTS: 'sandbox,liqpay' },
    'LiqPay: real money; sandbox: tests only, no money moves',
  ],
  [
    {
      PUBLIC_URL: SELLER.PUBLIC_URL,
      PAYMENTS: 'monobank',
      MONOBANK_TOKEN: 'mono-token',
      MONOBANK_TEST: '1',
    },
    'plata by mono: tests only, no money moves',
  ],
])('a start with %j prints who takes real money', (environment, summary) => {
  expect(paymentSummary(makePaymentConfig(readEnv(environment).values))).toBe(summary)
})
