import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { keysOf } from '../config/keys-of.ts'
import type { Mood } from './fake-http.testing.ts'
import type { CallResult, CheckoutRequest, RefundRequest, TokenCharge } from './payment-provider.ts'
import { FAKES, type FakeName, type FakePayment, type FakeProvider } from './provider-fakes.testing.ts'

const AT = new Date('2026-11-22T10:00:00Z')
const payment: FakePayment = { reference: 'a-1', providerRef: '77', amount: '299.50', state: 'paid' }
const key = { reference: 'a-1', providerRef: '77', startedAt: AT }
const lines = [{ name: 'Виробник «Стандарт»', quantity: 1, price: 29_950n }]
const addresses = {
  returnUrl: 'https://verstat.example/payment/return/1',
  callbackUrl: 'https://verstat.example/v1/payment/callback/x',
}
const checkout: CheckoutRequest = {
  reference: 'a-1',
  amount: 29_950n,
  description: 'Просування',
  lines,
  locale: 'uk',
  ...addresses,
  saveCard: true,
  walletId: 'w-1',
  expiresAt: new Date(AT.getTime() + 1_800_000),
  number: 'V-26-000001',
  seller: null,
}
const charge: TokenCharge = {
  reference: 'a-1',
  amount: 29_950n,
  token: 'tok',
  clientIp: '127.0.0.1',
  description: 'Просування',
  lines,
  ...addresses,
}
const refund: RefundRequest = {
  reference: 'a-1',
  providerRef: '77',
  refundReference: 'r-1',
  amount: 105n,
  leavesNothing: false,
  reason: 'test',
}

const started: FakeProvider[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map(({ server }) => server.close()))
})

describe.each(keysOf(FAKES))('%s', (name) => {
  const start = async (deps: Parameters<(typeof FAKES)[FakeName]>[0] = {}) => {
    const fake = await FAKES[name](deps)
    started.push(fake)
    return fake
  }
  const calls = ({ provider }: FakeProvider): Readonly<Record<string, Promise<CallResult> | undefined>> => ({
    charge: provider.chargeToken?.(charge),
    query: provider.query?.(key),
    refund: provider.refund?.(refund),
  })

  test.each<[Mood]>([
    ['resets'],
    ['fails'],
    ['garbled'],
    ['redirects'],
    ['slow'],
  ])('a request whose server %s after it was sent is unknown, and is sent once', async (mood) => {
    // Use a short timeout only when the answer never comes. On a busy machine other answers may come late.
    const fake = await start(mood === 'slow' ? { timeoutMs: 1_000 } : {})
    fake.says = payment
    fake.server.mood = mood
    for (const [call, result] of Object.entries(calls(fake)))
      expect(await result, call).toMatchObject({ kind: 'unknown' })
    expect(fake.server.requests).toHaveLength(3)
  })

  test('a server that is down, overloaded or rejects our keys counts as not sent', async () => {
    const fake = await start()
    fake.says = 'wrong keys'
    for (const result of Object.values(calls(fake)))
      expect(await result).toMatchObject({ kind: 'not_sent', reason: 'config' })
    fake.server.mood = 'busy'
    for (const result of Object.values(calls(fake)))
      expect(await result).toMatchObject({ kind: 'not_sent', reason: 'rate_limited' })
    const gone = await start()
    await gone.server.close()
    for (const result of Object.values(calls(gone)))
      expect(await result).toMatchObject({ kind: 'not_sent', reason: 'unreachable' })
  })

  test("an unknown payment is reported as not found, with and without the provider's id", async () => {
    const fake = await start()
    const unknown = { kind: 'not_sent', reason: 'not_found' }
    expect(await fake.provider.query?.(key)).toMatchObject(unknown)
    expect(await fake.provider.query?.({ ...key, providerRef: null })).toMatchObject(unknown)
  })

  test('an answer about another payment counts as an unknown outcome', async () => {
    const fake = await start()
    fake.says = { ...payment, reference: 'somebody-elses' }
    expect(await fake.provider.query?.(key)).toMatchObject({ kind: 'unknown' })
  })

  test('a query reports the exact amount with full trust', async () => {
    const fake = await start()
    fake.says = payment
    expect(await fake.provider.query?.({ ...key, providerRef: null })).toMatchObject({
      kind: 'observed',
      observation: { status: 'succeeded', trust: 3, amount: 29_950n, currency: 'UAH', isLive: true },
    })
  })

  test('a signed callback is read with its amount, and repeated deliveries have the same key', async () => {
    const { provider, callback } = await start()
    const first = await provider.receive(callback(payment))
    expect(first).toMatchObject({
      kind: 'received',
      observation: {
        reference: 'a-1',
        status: 'succeeded',
        trust: provider.capabilities.callbackTrust,
        amount: 29_950n,
        currency: 'UAH',
        isLive: true,
      },
    })
    const dedupe = async (sent: FakePayment) => {
      const received = await provider.receive(callback(sent))
      return received.kind === 'received' ? received.dedupeKey : ''
    }
    expect(await dedupe(payment)).toBe(first.kind === 'received' && first.dedupeKey)
    expect(await dedupe({ ...payment, state: 'declined' })).not.toBe(await dedupe(payment))
    if (first.kind === 'received') expect(provider.acknowledge(first.observation).status).toBe(200)
  })

  test('a callback with another amount or currency is reported unchanged', async () => {
    const { provider, callback } = await start()
    const cheap = await provider.receive(callback({ ...payment, amount: '2.99' }))
    expect(cheap).toMatchObject({ observation: { status: 'succeeded', amount: 299n } })
    const dollars = await provider.receive(callback({ ...payment, currency: 'USD' }))
    expect(dollars).not.toMatchObject({ observation: { currency: 'UAH' } })
  })

  test('unreadable amounts and unknown statuses are never a success', async () => {
    const { provider, callback } = await start()
    for (const strange of [
      { ...payment, amount: '-1' },
      { ...payment, amount: '1e30' },
      { ...payment, state: 'strange' as const },
    ])
      expect(await provider.receive(callback(strange))).toMatchObject({ observation: { status: 'unknown' } })
  })

  test.each([
    ['declined', { status: 'failed', decline: { class: 'soft' } }],
    ['waiting', { status: 'processing' }],
    ['confirm', { status: 'requires_action' }],
    ['returned', { status: 'refunded', refunded: 29_950n }],
    ['partly returned', { status: 'partially_refunded', refunded: 105n }],
  ] as const)('a payment that is %s is reported as such', async (state, told) => {
    const { provider, callback } = await start()
    expect(await provider.receive(callback({ ...payment, state }))).toMatchObject({ observation: told })
  })

  test('a callback with one byte changed, or without a signature, is refused', async () => {
    const { provider, callback } = await start()
    const { bytes, headers } = callback(payment)
    const text = Buffer.from(bytes).toString('utf8')
    // Flips the lowest bit of every tenth byte.
    for (let at = 0; at < bytes.length; at += 10) {
      const forged = Uint8Array.from(bytes)
      forged[at] = (forged[at] ?? 0) ^ 1
      const received = await provider.receive({ bytes: forged, headers })
      // A change of an unsigned part may be accepted, but it must not change the reported payment.
      if (received.kind === 'received')
        expect(received.observation).toMatchObject({ status: 'succeeded', amount: 29_950n, reference: 'a-1' })
    }
    const unsigned = Buffer.from(text.replaceAll(/signature/gi, 'sig'))
    expect(await provider.receive({ bytes: unsigned, headers: {} })).toMatchObject({ kind: 'rejected' })
  })

  test('nothing that we send, and no form that a payer sees, is accepted as a callback', async () => {
    const fake = await start()
    fake.says = payment
    const opened = await fake.provider.openCheckout({ ...checkout, callbackUrl: addresses.callbackUrl })
    await Promise.all(Object.values(calls(fake)))
    const form = opened.kind === 'opened' && opened.handoff.kind === 'form' ? opened.handoff.fields : []
    const pairs = form.map(([field, value]) => [field, value])
    const sent = [
      new URLSearchParams(pairs).toString(),
      JSON.stringify(Object.fromEntries(pairs)),
      ...fake.server.requests.map(({ body }) => body),
      fake.provider.acknowledge({ reference: 'a-1', status: 'open', trust: 2, isLive: true }).body,
    ]
    for (const body of sent) {
      const received = await fake.provider.receive({ bytes: Buffer.from(body), headers: { 'x-sign': 'x' } })
      expect(received, body).toMatchObject({ kind: 'rejected' })
    }
  })

  test('no bytes make a callback throw', async () => {
    const { provider } = await start()
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.string(), async (bytes, header) => {
        const received = await provider.receive({ bytes, headers: { 'x-sign': header } })
        expect(received.kind).toBe('rejected')
      }),
    )
  })

  test('a refund is done, pending or refused, and carries our reference', async () => {
    const fake = await start()
    fake.says = payment
    const mine = { refundReference: 'r-1', amount: 105n }
    expect(await fake.provider.refund?.(refund)).toMatchObject({
      observation: { status: 'partially_refunded', refunds: [{ ...mine, status: 'succeeded' }] },
    })
    expect(await fake.provider.refund?.({ ...refund, leavesNothing: true })).toMatchObject({
      observation: { status: 'refunded' },
    })
    fake.says = 'pays refunds later'
    expect(await fake.provider.refund?.(refund)).toMatchObject({
      observation: { status: 'refund_pending', refunds: [{ ...mine, status: 'pending' }] },
    })
  })

  test('a statement lists payments with exact amounts and outcomes', async () => {
    const fake = await start()
    fake.statement = [
      { ...payment, amount: '1234.07' },
      { ...payment, reference: 'a-2', providerRef: '78', state: 'partly returned' },
      { ...payment, reference: 'a-3', providerRef: '79', state: 'declined' },
    ]
    const stated = await fake.provider.statement?.(new Date(AT.getTime() - 86_400_000), AT)
    expect(stated).toMatchObject({
      kind: 'stated',
      rows: [
        { reference: 'a-1', status: 'succeeded', amount: 123_407n, trust: 3, isLive: true },
        { reference: 'a-2', status: 'partially_refunded', amount: 29_950n, refunded: 105n },
        { reference: 'a-3', status: 'failed' },
      ],
    })
    fake.server.mood = 'garbled'
    expect(await fake.provider.statement?.(AT, AT)).toMatchObject({ kind: 'unknown' })
  })

  test('a card token is revoked, if the provider supports that', async () => {
    const fake = await start()
    if (name === 'wayforpay') return expect(fake.provider.revokeToken).toBeUndefined()
    expect(await fake.provider.revokeToken?.('a token/+=')).toBe(true)
    expect(fake.forgotten).toEqual(['DELETE a token/+='])
    fake.server.mood = 'fails'
    expect(await fake.provider.revokeToken?.('a token')).toBe(false)
  })

  test('a charge by token has the exact amount and reports the class of a decline', async () => {
    const fake = await start()
    fake.says = { ...payment, amount: '1234.07' }
    const exact = { ...charge, amount: 123_407n, lines: [] }
    expect(await fake.provider.chargeToken?.(exact)).toMatchObject({
      observation: { reference: 'a-1', status: 'succeeded', amount: 123_407n },
    })
    fake.says = { ...payment, state: 'declined' }
    expect(await fake.provider.chargeToken?.(charge)).toMatchObject({
      observation: { status: 'failed', decline: { class: 'soft' } },
    })
  })

  test('a checkout contains the amount and the return URL', async () => {
    const { provider, server } = await start()
    const opened = await provider.openCheckout(checkout)
    expect(opened).toMatchObject({ kind: 'opened', handoff: { expiresAt: checkout.expiresAt } })
    const sent = opened.kind === 'opened' && opened.handoff.kind === 'form' ? opened.handoff : undefined
    const told = JSON.stringify([
      ...(sent?.fields ?? []).map(([field, value]) =>
        field === 'data' ? Buffer.from(value, 'base64').toString('utf8') : value,
      ),
      ...server.requests.map(({ body }) => body),
    ])
    expect(told).toMatch(/299\.50?|29950/)
    expect(told).toContain(addresses.callbackUrl)
    expect(told).toContain(addresses.returnUrl)
    if (sent) expect(provider.checkoutOrigins).toContain(new URL(sent.action).origin)
  })
})

test('a charge whose reference was used before has an unknown outcome, not a refusal', async () => {
  for (const name of ['liqpay', 'wayforpay'] as const) {
    const fake = await FAKES[name]()
    started.push(fake)
    fake.says = 'duplicate'
    expect(await fake.provider.chargeToken?.(charge)).toMatchObject({ kind: 'unknown' })
  }
})
