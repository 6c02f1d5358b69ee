import { getTransaction, renewSubscription, retryTransaction } from '@verstat/contract'
import { pino } from 'pino'
import { afterAll, afterEach, expect, test } from 'vitest'
import { beginUpgrade, fakeProvider, newBuyer, newSubscription } from '../modules/billing/billing.testing.ts'
import { brokenInvariants } from '../modules/billing/billing-invariants.testing.ts'
import { insertTestDictionaries } from '../modules/directory/directory.testing.ts'
import { keysOf } from '../platform/config/keys-of.ts'
import { describeError } from '../platform/logging/describe-error.ts'
import { REDACTION } from '../platform/logging/logger.ts'
import type { Providers } from '../platform/payments/payment-provider.ts'
import { FAKES, type FakePayment } from '../platform/payments/provider-fakes.testing.ts'
import { testSite } from '../test-site.testing.ts'

const lines: string[] = []
const log = pino(
  { level: 'trace', redact: REDACTION, serializers: { err: describeError } },
  { write: (line: string) => void lines.push(line) },
)
const fakes = {
  liqpay: await FAKES.liqpay({ timeoutMs: 300 }),
  wayforpay: await FAKES.wayforpay({ timeoutMs: 300 }),
  monobank: await FAKES.monobank({ timeoutMs: 300 }),
}
const adapters = Object.values(fakes).map(({ provider }) => provider)
const providers: Providers = {
  find: (id) => adapters.find((one) => one.id === id),
  all: () => adapters,
  checkoutOrigins: [],
  offered: () => adapters,
}
const site = await testSite({ prepare: insertTestDictionaries, providers, log })
const { db, pool } = site.database
afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))
afterAll(() => Promise.all(Object.values(fakes).map(({ server }) => server.close())))

/** The keys with which the fake providers and our adapters sign. */
const KEYS = ['a4825234f4bae72a0be04eafe9e8e2bada209255', 'flk3409refn54t54t*FNJRET', 'mono-token']
const CARD = '4242424242424242'

test.each(
  keysOf(fakes),
)('no key, token, signature or card of %s is in a line of the log or readable in the database', async (name) => {
  const fake = fakes[name]
  const token = `hush-${name}-card-token`
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  // `beginUpgrade` also opens a checkout, but this test uses only the checkout that `retryTransaction` opens.
  const wish = { id, planId: 'order-plus', autoCharge: true }
  const { transactionId } = await beginUpgrade(site, fakeProvider(), buyer, wish)
  await site.call(retryTransaction, { id: transactionId, provider: name })
  const { reference } = await db
    .selectFrom('attempts')
    .select('reference')
    .where('transaction_id', '=', transactionId)
    .where('provider', '=', name)
    .executeTakeFirstOrThrow()
  const payment: FakePayment = { reference, providerRef: `ref-${name}`, amount: '149', state: 'paid', token }
  fake.says = payment
  const { bytes, headers } = fake.callback(payment)
  const post = (payload: Buffer, sent: typeof headers = headers) =>
    site.http.inject({
      method: 'POST',
      url: `/v1/payment/callback/${name}`,
      headers: { ...sent, 'content-type': 'application/x-www-form-urlencoded' } as Record<string, string>,
      payload,
    })
  expect((await post(Buffer.from(bytes))).statusCode).toBe(200)
  const spoilt = await post(Buffer.concat([bytes, Buffer.from(`&card=${CARD}`)]), { 'x-sign': 'aHVzaA==' })
  // An added form field does not change the signed data, so LiqPay and WayForPay still accept the callback.
  expect(spoilt.statusCode).toBe(name === 'monobank' ? 400 : 200)
  await expect
    .poll(async () => (await site.call(getTransaction, { id: transactionId })).status, { timeout: 20_000 })
    .toBe('paid')
  const kept = await db
    .selectFrom('payment_methods')
    .select(['provider', 'status'])
    .where('user_id', '=', buyer.userId)
    .execute()
  expect(kept).toEqual([{ provider: name, status: 'active' }])
  // Make charges that fail in every way that is logged.
  for (const mood of ['well', 'fails', 'garbled', 'slow'] as const) {
    fake.says = mood === 'well' ? 'wrong keys' : payment
    fake.server.mood = mood
    await site.call(renewSubscription, { family: '10', id }, { token: buyer.token })
    site.clock.pass(11 * 60_000)
  }
  fake.server.mood = 'well'
  expect(lines.length).toBeGreaterThan(0)
  const signatures = fake.server.requests.flatMap(({ body }) => signaturesIn(body))
  const secrets = [token, CARD, ...KEYS, ...signatures, ...signaturesIn(Buffer.from(bytes).toString())]
  const logged = lines.join('')
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
  const stored = await everything()
  expect([token, CARD, ...KEYS].filter((secret) => stored.includes(secret))).toEqual([])
  expect(stored).not.toContain(Buffer.from(token).toString('hex'))
}, 60_000)

/** Finds the signatures in a request or a callback, in the notation of each provider. */
function signaturesIn(body: string): string[] {
  const form = new URLSearchParams(body).get('signature')
  const json = /"merchantSignature":"([0-9a-f]{32})"/.exec(body)?.[1]
  return [form, json].filter((found) => found !== null && found !== undefined)
}

/** Returns every row of the payment tables as text. */
async function everything(): Promise<string> {
  const tables = [
    'attempts',
    'transactions',
    'payment_methods',
    'provider_events',
    'cards_to_forget',
    'consents',
    'audit',
  ]
  const rows = await Promise.all(
    tables.map((table) => pool.query<{ row: string }>(`select t::text as row from ${table} t`)),
  )
  return rows.flatMap((result) => result.rows.map(({ row }) => row)).join('\n')
}
