import type { PaymentProviderId } from '@verstat/contract'
import { expect, test } from 'vitest'
import { makeConfig } from '../config/make-config.ts'
import { readEnv } from '../config/read-env.ts'
import { createProviders } from './create-providers.ts'

const SELLER = {
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
const PUBLIC_URL = 'https://verstat.example'

test('a provider of real money requires the seller, and every fault is reported at once', () => {
  const start = () => readEnv({ PAYMENTS: 'liqpay,wayforpay', SELLER_IBAN: 'UA00', GTM_ID: 'x' })
  expect(start).toThrow(/SELLER_IBAN must be[^;]*;/)
  for (const name of [
    'GTM_ID',
    'LIQPAY_PUBLIC_KEY',
    'LIQPAY_PRIVATE_KEY',
    'WAYFORPAY_ACCOUNT',
    'WAYFORPAY_SECRET',
    'PUBLIC_URL',
    ...Object.keys(SELLER),
  ])
    expect(start).toThrow(new RegExp(`${name} must`))
})

test('invoices need no seller at the start, because staff may enter it in the panel', () => {
  expect(makeConfig(readEnv({ PAYMENTS: 'invoice' })).payments).toMatchObject({
    providers: ['invoice'],
    seller: null,
  })
})

test('test accounts need no seller', () => {
  const tests = {
    PAYMENTS: 'monobank, liqpay, wayforpay',
    PUBLIC_URL,
    ...LIQPAY,
    LIQPAY_PUBLIC_KEY: 'sandbox_i00000000',
    WAYFORPAY_ACCOUNT: 'test_merch_n1',
    WAYFORPAY_SECRET: 'flk3409refn54t54t*FNJRET',
    MONOBANK_TOKEN: 'mono-token',
    MONOBANK_TEST: '1',
  }
  const { payments } = makeConfig(readEnv(tests))
  expect(payments.seller).toBeNull()
  expect(payments.wayforpay?.domain).toBe('verstat.example')
  const providers = createProviders(payments, { ...deps, isPaused: () => false })
  expect(providers.offered().map(({ id, isLive }) => [id, isLive])).toEqual([
    ['monobank', false],
    ['liqpay', false],
    ['wayforpay', false],
  ])
})

test.each([['liqpay,liqpay'], ['stripe'], ['liqpay;monobank']])('the list %j is refused', (PAYMENTS) => {
  expect(() => readEnv({ PAYMENTS })).toThrow(/PAYMENTS must/)
})

test('with PAYMENTS=none, no payments are accepted', () => {
  expect(makeConfig(readEnv({ PAYMENTS: 'none' })).payments.providers).toEqual([])
})

test('a paused provider starts no payment, but existing ones still finish', async () => {
  const { payments } = makeConfig(readEnv({ PAYMENTS: 'liqpay', PUBLIC_URL, ...LIQPAY, ...SELLER }))
  const paused = new Set<PaymentProviderId>()
  const providers = createProviders(payments, { ...deps, isPaused: (id) => paused.has(id) })
  const liqpay = providers.find('liqpay')
  expect((await liqpay?.openCheckout(checkout))?.kind).toBe('opened')
  paused.add('liqpay')
  expect(providers.offered()).toEqual([])
  expect(await liqpay?.openCheckout(checkout)).toMatchObject({ kind: 'not_sent', reason: 'paused' })
  expect(providers.find('liqpay')?.query).toBeDefined()
  expect(providers.find('constructor')).toBeUndefined()
})

const deps = { fetch, now: () => new Date('2026-11-22T10:00:00Z'), randomId: () => 'id' }
const checkout = {
  reference: 'a-1',
  amount: 100n,
  description: 'x',
  lines: [],
  locale: 'uk',
  returnUrl: PUBLIC_URL,
  callbackUrl: PUBLIC_URL,
  saveCard: false,
  walletId: 'w',
  expiresAt: new Date('2026-11-22T10:30:00Z'),
  number: '1',
  seller: null,
} as const
