import { createServer } from 'node:http'
import { listeningPort } from '@verstat/realtime'
import { afterAll, expect, test } from 'vitest'
import type {
  CheckoutRequest,
  Observation,
  PaymentProvider,
  RawCallback,
} from '../platform/payments/payment-provider.ts'
import { createSandbox } from '../platform/payments/sandbox/sandbox.ts'
import { SIGNATURE_HEADER } from '../platform/payments/sandbox/sandbox-signature.ts'
import { createTestClock } from '../platform/payments/sandbox/test-clock.ts'
import { createSecretKey } from '../platform/security/secret-key.ts'
import { eventually } from '../platform/testing/eventually.ts'
import { testSite } from '../test-site.testing.ts'

const SECRET = 'a secret of thirty-two characters'
const RETURN = 'http://localhost/payment/return/1'
const site = await testSite({ payments: { providers: ['sandbox'], seller: null }, secretKey: SECRET })
const { http, clock } = site
/** The sandbox as billing uses it, with the site's database tables, clock and secret. */
const sandbox: Required<PaymentProvider> = everyCall(
  createSandbox({
    db: site.database.db,
    secret: createSecretKey(SECRET).sign('payment sandbox', 'callbacks'),
    origin: 'http://localhost',
    now: () => clock.now,
    randomId: () => crypto.randomUUID(),
  }),
)

/**
 * The callbacks received over HTTP, by payment reference. The last part of a callback's path is the
 * reference.
 */
const inbox = new Map<string, RawCallback[]>()
const busy = new Set<string>()
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const reference = request.url?.slice(1) ?? ''
  const header = String(request.headers[SIGNATURE_HEADER])
  const callback = { bytes: Buffer.concat(chunks), headers: { [SIGNATURE_HEADER]: header } }
  inbox.set(reference, [...(inbox.get(reference) ?? []), callback])
  response.writeHead(busy.has(reference) ? 500 : 200).end()
})
await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
afterAll(
  () =>
    new Promise<void>((done) => {
      receiver.close(() => done())
      receiver.closeAllConnections()
    }),
)
const port = listeningPort(receiver)

let payments = 0
/** Opens a checkout of 679.40 UAH and returns the session id of its payment page. */
async function open(overrides: Partial<CheckoutRequest> = {}) {
  payments += 1
  const reference = `a-${payments}`
  const opened = await sandbox.openCheckout({
    reference,
    amount: 67_940n,
    description: 'Виробник «Про»',
    lines: [],
    locale: 'uk',
    returnUrl: RETURN,
    callbackUrl: `http://127.0.0.1:${port}/${reference}`,
    saveCard: true,
    walletId: 'w',
    expiresAt: new Date(clock.now.getTime() + 1_800_000),
    number: 'V-26-000001',
    seller: null,
    ...overrides,
  })
  if (opened.kind !== 'opened' || opened.handoff.kind !== 'redirect') throw new Error('no page')
  return { reference, path: new URL(opened.handoff.url).pathname }
}

const send = (path: string, form: Readonly<Record<string, string>>) =>
  http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
const pay = (path: string, scenario = '', card = '4242 4242 4242 4242') =>
  send(path, { action: 'pay', card, scenario })

async function query(reference: string): Promise<Observation> {
  const result = await sandbox.query({ reference, providerRef: null, startedAt: clock.now })
  if (result.kind !== 'observed') throw new Error(result.kind)
  return result.observation
}

/** Moves the clock forward, waits until `count` callbacks for the payment have arrived, and returns them. */
async function arrived(reference: string, count: number, afterMs = 1_000) {
  clock.pass(afterMs)
  const raw = await eventually(`${reference} has ${count} callbacks`, () => {
    const found = inbox.get(reference) ?? []
    return Promise.resolve(found.length >= count ? found : undefined)
  })
  return Promise.all(raw.map((callback) => sandbox.receive(callback)))
}

const events = (reference: string) =>
  site.database.db.selectFrom('sandbox_events').selectAll().where('reference', '=', reference).execute()

test('an approved payment is reported by a signed callback and by a query, and the payer is sent back', async () => {
  const { reference, path } = await open()
  expect(await query(reference)).toMatchObject({ status: 'open', isLive: false, amount: 67_940n })
  const answer = await pay(path)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, RETURN])
  const [told] = await arrived(reference, 1)
  const paid = { reference, status: 'succeeded', amount: 67_940n, currency: 'UAH', isLive: false }
  expect(told).toMatchObject({ kind: 'received', observation: { ...paid, trust: 2, card: { tail: '4242' } } })
  expect(await query(reference)).toMatchObject({ ...paid, trust: 3 })
})

test('the page is complete in both languages, says that no money moves, and runs no scripts', async () => {
  const { path } = await open()
  const uk = await http.inject({ url: path })
  expect(uk.headers['content-security-policy']).toContain("default-src 'none'")
  expect(uk.headers['cache-control']).toBe('no-store')
  expect(uk.body).toContain('<html lang="uk">')
  expect(uk.body).toContain('гроші не списуються')
  expect(uk.body).toContain('679,40\u00a0₴')
  expect(uk.body).not.toContain('<script')
  const en = await http.inject({ url: `${path}?lang=en` })
  expect(en.body).toContain('no money moves')
  expect(en.body).toContain('₴679.40')
  expect((await http.inject({ url: '/sandbox/pay/nobody-knows' })).statusCode).toBe(404)
})

test('an invalid card number is refused at its field and decides nothing', async () => {
  const { reference, path } = await open()
  const answer = await pay(path, 'late', '4242 4242 4242 4241')
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('aria-invalid="true"')
  expect(answer.body).toContain('value="4242 4242 4242 4241"')
  expect(answer.body).toContain('<option value="late" selected>')
  expect(await query(reference)).toMatchObject({ status: 'open' })
})

test.each([
  ['4000 0000 0000 0002', 'issuer'],
  ['4000 0000 0000 9995', 'soft'],
  ['4000 0000 0000 0069', 'hard'],
  ['4100 0000 0000 0019', 'fraud'],
])('the card %s is declined as %s', async (card, group) => {
  const { reference, path } = await open()
  await pay(path, '', card)
  const declined = { status: 'failed', decline: { class: group } }
  expect((await arrived(reference, 1))[0]).toMatchObject({ observation: declined })
  expect(await query(reference)).toMatchObject(declined)
})

test('a card with confirmation asks for a code, and again at each later charge', async () => {
  const { reference, path } = await open()
  const asked = await pay(path, '', '4000 0000 0000 3220')
  const confirm = String(asked.headers.location)
  expect(confirm).toMatch(/^\/sandbox\/confirm\//)
  expect(await query(reference)).toMatchObject({ status: 'requires_action' })
  expect((await send(confirm, { action: 'confirm', code: '12' })).statusCode).toBe(422)
  expect((await send(confirm, { action: 'confirm', code: '1111' })).headers.location).toBe(RETURN)
  const [told] = await arrived(reference, 1)
  expect(told).toMatchObject({ observation: { status: 'succeeded' } })
  const token = told?.kind === 'received' ? told.observation.card?.token : undefined
  expect(await charge(`${reference}-2`, token)).toMatchObject({ observation: { status: 'requires_action' } })
})

test('a wrong code and a cancelled confirmation fail', async () => {
  for (const form of [{ action: 'confirm', code: '0000' }, { action: 'cancel' }]) {
    const { reference, path } = await open()
    const asked = await send(path, { action: 'confirm' })
    await send(String(asked.headers.location), form)
    expect((await arrived(reference, 1))[0]).toMatchObject({ observation: { status: 'failed' } })
  }
})

test('leaving the checkout page decides nothing, and a second decision changes nothing', async () => {
  const { reference, path } = await open()
  expect((await send(path, { action: 'leave' })).body).toContain(RETURN)
  expect(await query(reference)).toMatchObject({ status: 'open' })
  await Promise.all([pay(path), send(path, { action: 'decline' }), pay(path)])
  expect(await events(reference)).toHaveLength(1)
  expect((await http.inject({ url: path })).body).not.toContain('<form')
})

test('an event that is sent three times has the same key each time', async () => {
  const { reference, path } = await open()
  await pay(path, 'thrice')
  const keys = (await arrived(reference, 3)).map((one) => one.kind === 'received' && one.dedupeKey)
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
})

test('an older event after a newer one is recognized by its sequence', async () => {
  const { reference, path } = await open()
  await pay(path, 'reordered')
  const told = await arrived(reference, 2, 3_000)
  const sequences = told.map((one) => (one.kind === 'received' ? (one.observation.sequence ?? '') : ''))
  expect(sequences).toEqual(sequences.toSorted().reverse())
})

test('an early callback arrives before the payer is sent back', async () => {
  const { reference, path } = await open()
  await pay(path, 'early')
  expect(inbox.get(reference)).toHaveLength(1)
})

test('without a callback only a query reports the payment', async () => {
  const { reference, path } = await open()
  await pay(path, 'silent')
  expect(await events(reference)).toEqual([])
  expect(await query(reference)).toMatchObject({ status: 'succeeded' })
})

test('a payment can succeed after its checkout expired', async () => {
  const { reference, path } = await open()
  await pay(path, 'afterExpiry')
  expect(await query(reference)).toMatchObject({ status: 'open' })
  clock.pass(1_800_000)
  expect(await query(reference)).toMatchObject({ status: 'expired' })
  expect((await arrived(reference, 1, 61_000))[0]).toMatchObject({ observation: { status: 'succeeded' } })
})

test('a failure can be followed by a payment, and a refund by a replay of the payment', async () => {
  const first = await open()
  await pay(first.path, 'failedThenPaid')
  expect(await query(first.reference)).toMatchObject({ status: 'failed' })
  await arrived(first.reference, 2, 4_000)
  expect(await query(first.reference)).toMatchObject({ status: 'succeeded' })
  const second = await open()
  await pay(second.path, 'refundedThenReplayed')
  const told = await arrived(second.reference, 3, 11_000)
  expect(told.map((one) => one.kind === 'received' && one.observation.status)).toContain('refunded')
  expect(await query(second.reference)).toMatchObject({ status: 'refunded', refunded: 67_940n })
})

test('a callback with a wrong amount or a foreign reference is received, one with a wrong signature is refused', async () => {
  const told = async (scenario: string) => {
    const { reference, path } = await open()
    await pay(path, scenario)
    return (await arrived(reference, 1))[0]
  }
  expect(await told('wrongAmount')).toMatchObject({ observation: { status: 'succeeded', amount: 67_941n } })
  expect(await told('badSignature')).toEqual({ kind: 'rejected', reason: 'bad_signature' })
  expect(await told('foreignReference')).toMatchObject({
    observation: { reference: expect.stringMatching(/^foreign-/) },
  })
})

test('a callback that is not accepted is sent again, newly signed, until it is accepted', async () => {
  const { reference, path } = await open()
  busy.add(reference)
  await pay(path)
  await arrived(reference, 1)
  busy.delete(reference)
  const told = await arrived(reference, 2, 11_000)
  expect(told[1]).toMatchObject({ kind: 'received' })
  const done = await eventually('it is done', async () => (await events(reference))[0]?.done_at ?? undefined)
  expect(done).toBeInstanceOf(Date)
})

test('an old signature is stale, and a changed byte is a bad signature', async () => {
  const { reference, path } = await open()
  await pay(path)
  await arrived(reference, 1)
  const [raw] = inbox.get(reference) ?? []
  if (!raw) throw new Error('nothing came')
  const bytes = Buffer.from(Buffer.from(raw.bytes).toString('utf8').replace('67940', '67941'))
  expect(await sandbox.receive({ ...raw, bytes })).toEqual({ kind: 'rejected', reason: 'bad_signature' })
  clock.pass(400_000)
  expect(await sandbox.receive(raw)).toEqual({ kind: 'rejected', reason: 'stale' })
  expect(await sandbox.receive({ bytes: raw.bytes, headers: {} })).toMatchObject({ kind: 'rejected' })
})

test('a saved card is charged without the payer, each reference once, and not after it is revoked', async () => {
  const token = await savedCard('approve')
  expect(await charge('c-1', token)).toMatchObject({
    observation: { reference: 'c-1', status: 'succeeded', amount: 67_940n },
  })
  expect(await charge('c-1', token)).toMatchObject({ kind: 'unknown' })
  await sandbox.revokeToken(token ?? '')
  expect(await charge('c-2', token)).toMatchObject({
    observation: { status: 'failed', decline: { class: 'hard' } },
  })
})

test('renewals fail twice and then succeed, or fail for ever', async () => {
  const token = await savedCard('renewalsFailTwice')
  const results = []
  for (const n of [1, 2, 3]) results.push(await charge(`r-${n}`, token))
  expect(
    results.map((result) => (result.kind === 'observed' ? result.observation.status : result.kind)),
  ).toEqual(['failed', 'failed', 'succeeded'])
  expect(await charge('r-4', await savedCard('renewalsDead'))).toMatchObject({
    observation: { status: 'failed', decline: { class: 'hard' } },
  })
})

test('a refund is partial, takes a minute or fails, and never exceeds the paid amount', async () => {
  const refund = async (reference: string, amount: bigint, refundReference: string) =>
    sandbox.refund({
      reference,
      providerRef: null,
      refundReference,
      amount,
      leavesNothing: false,
      reason: '',
    })
  const plain = await open()
  await pay(plain.path)
  expect(await refund(plain.reference, 7_940n, 'r-1')).toMatchObject({
    observation: { status: 'partially_refunded', refunded: 7_940n },
  })
  expect(await refund(plain.reference, 60_001n, 'r-2')).toMatchObject({ kind: 'not_sent', reason: 'refused' })
  expect(await refund(plain.reference, 60_000n, 'r-3')).toMatchObject({
    observation: { status: 'refunded', refunded: 67_940n },
  })
  const slow = await open()
  await pay(slow.path, 'refundPending')
  expect(await refund(slow.reference, 67_940n, 'r-4')).toMatchObject({
    observation: { status: 'refund_pending', refunds: [{ refundReference: 'r-4', status: 'pending' }] },
  })
  clock.pass(61_000)
  expect(await query(slow.reference)).toMatchObject({ status: 'refunded' })
  const failing = await open()
  await pay(failing.path, 'refundFails')
  expect(await refund(failing.reference, 1n, 'r-5')).toMatchObject({
    observation: { status: 'succeeded', refunds: [{ status: 'failed' }] },
  })
})

test('a closed checkout cannot be paid', async () => {
  const { reference, path } = await open()
  const key = { reference, providerRef: null, startedAt: clock.now }
  expect(await sandbox.closeCheckout(key)).toMatchObject({ observation: { status: 'expired' } })
  await pay(path)
  expect(await query(reference)).toMatchObject({ status: 'expired' })
})

test('the test clock moves the time of the whole site, and only requests from this machine may move it', async () => {
  const move = (now: unknown, host = 'localhost') =>
    http.inject({ method: 'POST', url: '/sandbox/clock', headers: { host }, payload: { now } })
  const later = new Date(clock.now.getTime() + 40 * 86_400_000).toISOString()
  expect((await move(later)).json()).toEqual({ now: later })
  expect((await http.inject({ url: '/sandbox/clock' })).json()).toEqual({ now: later })
  expect((await move('soon')).statusCode).toBe(422)
  expect((await move(later, 'evil.example')).statusCode).toBe(404)
  await move(null)
  expect((await http.inject({ url: '/sandbox/clock' })).json()).toEqual({ now: clock.now.toISOString() })
})

test('a clock moved during a reload keeps the new time', async () => {
  const read = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const slow = site.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read.resolve()
      await go.promise
      return result
    },
  })
  await createTestClock(site.database.db, () => clock.now).set(new Date(clock.now.getTime() + 86_400_000))
  const moved = createTestClock(slow, () => clock.now)
  const reading = moved.reload()
  await read.promise
  const moving = moved.set(null)
  go.resolve()
  await Promise.all([reading, moving])
  expect(moved.now()).toEqual(clock.now)
})

test('all processes on a database share the clock', async () => {
  const other = createTestClock(site.database.db, () => clock.now)
  const later = new Date(clock.now.getTime() + 86_400_000)
  await other.set(later)
  await eventually(
    'the site hears of it',
    async () =>
      (await http.inject({ url: '/sandbox/clock' })).json<{ now: string }>().now === later.toISOString(),
  )
  const started = createTestClock(site.database.db, () => clock.now)
  await started.reload()
  expect(started.now()).toEqual(later)
  await other.set(null)
  await eventually(
    'the site is back',
    async () =>
      (await http.inject({ url: '/sandbox/clock' })).json<{ now: string }>().now === clock.now.toISOString(),
  )
})

test.each([
  ['1.20', 'open'],
  ['1.21', 'open'],
  ['1.22', null],
])('a checkout of %s UAH answers with a fault and ends up %s', async (amount, stands) => {
  await expect(open({ amount: BigInt(amount.replace('.', '')) })).rejects.toThrow('no page')
  const found = await sandbox.query({ reference: `a-${payments}`, providerRef: null, startedAt: clock.now })
  if (stands) expect(found).toMatchObject({ observation: { status: stands } })
  else expect(found).toMatchObject({ kind: 'not_sent', reason: 'not_found' })
})

test('the answer to a charge can be lost, or the charge itself', async () => {
  const unanswered = await savedCard('renewalsUnanswered')
  expect(await charge('lost-1', unanswered)).toMatchObject({ kind: 'unknown' })
  expect(await query('lost-1')).toMatchObject({ status: 'succeeded' })
  const neverMade = await savedCard('renewalsNeverMade')
  expect(await charge('lost-2', neverMade)).toMatchObject({ kind: 'unknown' })
  expect(await sandbox.query({ reference: 'lost-2', providerRef: null, startedAt: clock.now })).toMatchObject(
    { kind: 'not_sent', reason: 'not_found' },
  )
  expect(await charge('lost-3', neverMade)).toMatchObject({ observation: { status: 'succeeded' } })
})

async function savedCard(scenario: string): Promise<string | undefined> {
  const { reference, path } = await open()
  await pay(path, scenario)
  return (await query(reference)).card?.token
}

function charge(reference: string, token: string | undefined) {
  return sandbox.chargeToken({
    reference,
    amount: 67_940n,
    token: token ?? 'none',
    clientIp: '127.0.0.1',
    description: 'x',
    lines: [],
    returnUrl: RETURN,
    callbackUrl: `http://127.0.0.1:${port}/${reference}`,
  })
}

function everyCall(provider: PaymentProvider): Required<PaymentProvider> {
  const { chargeToken, query: ask, refund, closeCheckout, revokeToken, statement } = provider
  if (!chargeToken || !ask || !refund || !closeCheckout || !revokeToken || !statement)
    throw new Error('a call is missing')
  return { ...provider, chargeToken, query: ask, refund, closeCheckout, revokeToken, statement }
}
