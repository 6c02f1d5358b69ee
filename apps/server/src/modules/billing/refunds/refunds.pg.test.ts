import {
  ApiError,
  closePaymentCase,
  getPanelTransaction,
  getSubscription,
  getTransaction,
  refundTransaction,
  setOrderStatus,
  settleRefund,
} from '@verstat/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CallResult, RefundRequest } from '../../../platform/payments/payment-provider.ts'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testSite } from '../../../test-site.testing.ts'
import { newStaff, newStaffWithFactor } from '../../accounts/accounts.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import {
  beginUpgrade,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../billing.testing.ts'
import type { JobContext } from '../billing-context.ts'
import { brokenInvariants } from '../billing-invariants.testing.ts'
import { SECRET_KEY, testJobContext } from '../job-context.testing.ts'
import { queryRefunds, sendRefunds } from './send-refunds.ts'

const DAY_MS = 86_400_000
const fake = fakeProvider()
const site = await testSite({
  prepare: insertTestDictionaries,
  providers: fake.providers,
  secretKey: SECRET_KEY,
})
const { db, pool } = site.database
site.clock.now = new Date('2027-02-10T10:00:00Z')
const admin = await newStaffWithFactor(site, 'admin')
const proof = () => ({ password: admin.password, code: admin.code() })
const asAdmin = { token: admin.token }

/** The amounts that the provider has refunded, by payment reference. */
const returned = new Map<string, bigint>()

function doRefund({ reference, refundReference, amount, leavesNothing }: RefundRequest): CallResult {
  returned.set(reference, (returned.get(reference) ?? 0n) + amount)
  return {
    kind: 'observed',
    observation: {
      reference,
      status: leavesNothing ? 'refunded' : 'partially_refunded',
      trust: 3,
      isLive: true,
      refunds: [{ refundReference, amount, status: 'succeeded' }],
    },
  }
}

function answerQuery(reference: string): CallResult {
  const refunded = returned.get(reference) ?? 0n
  const status = refunded >= 14_900n ? 'refunded' : refunded > 0n ? 'partially_refunded' : 'succeeded'
  return { kind: 'observed', observation: observed(reference, { status, refunded, trust: 3 }) }
}

beforeEach(() => {
  fake.refunds.length = 0
  fake.refund = async (request) => doRefund(request)
  fake.query = async (reference) => answerQuery(reference)
})
afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

/** Creates a buyer who paid 149 UAH for the plan `order-plus`. */
async function paid() {
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference))
  return { buyer, id, orderId, reference, transactionId }
}

function see(transactionId: string) {
  return site.call(getPanelTransaction, { id: transactionId }, asAdmin)
}

function refundDone(transactionId: string) {
  return eventually('the refund is done', async () => {
    const seen = await see(transactionId)
    return seen.refunds.every(({ status }) => status === 'succeeded') ? seen : undefined
  })
}

const ALL = { amountMinor: 14_900, reason: 'Оголошення зняли' }

const subjectsTo = async (email: string, count: number) =>
  (await site.mailsTo(email, count)).map(({ subject }) => subject)

test('a full refund happens once: paid time ends, the ledger balances, owner and audit are notified', async () => {
  const { buyer, id, transactionId } = await paid()
  await site.call(refundTransaction, { id: transactionId, ...ALL, ...proof() }, asAdmin)
  const seen = await refundDone(transactionId)
  expect(seen).toMatchObject({
    status: 'refunded',
    review: false,
    refunds: [{ amount: { amountMinor: 14_900 }, way: 'provider', by: { id: admin.user.id } }],
    attempts: [{ refunded: { amountMinor: 14_900 }, refundable: { amountMinor: 0 } }],
  })
  expect(fake.refunds).toMatchObject([{ amount: 14_900n, leavesNothing: true }])
  const sums = new Map<string, number>()
  for (const { account, amount } of seen.ledger) {
    sums.set(account, (sums.get(account) ?? 0) + amount.amountMinor)
  }
  expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
  const subscription = await site.call(getSubscription, { family: '10', id }, { token: buyer.token })
  expect(subscription.status).toBe('expired')
  const emails = await site.mailsTo(buyer.email, 3)
  expect(emails.at(-1)?.subject).toMatch(/Повернення коштів: 149,00/)
  const { rows } = await pool.query(
    `select action, actor_id from audit where subject_id = $1 and action like 'payment.refund%' order by id`,
    [transactionId],
  )
  expect(rows).toEqual([
    { action: 'payment.refund_requested', actor_id: admin.user.id },
    { action: 'payment.refund_succeeded', actor_id: null },
  ])
})

test('a partial refund keeps the paid time at a lower value, unless staff end it', async () => {
  const { buyer, id, transactionId } = await paid()
  const statusOf = async () =>
    (await site.call(getSubscription, { family: '10', id }, { token: buyer.token })).status
  const part = { id: transactionId, amountMinor: 4_900, reason: 'Знижка' }
  await site.call(refundTransaction, { ...part, ...proof() }, asAdmin)
  await refundDone(transactionId)
  expect(await site.call(getTransaction, { id: transactionId })).toMatchObject({
    status: 'partially_refunded',
    refunded: { amountMinor: 4_900 },
    refunds: [{ status: 'done', amount: { amountMinor: 4_900 } }],
  })
  expect(await statusOf()).toBe('active')
  const worth = await pool.query('select value_minor from paid_periods where transaction_id = $1', [
    transactionId,
  ])
  expect(worth.rows).toEqual([{ value_minor: 10_000 }])
  await site.call(refundTransaction, { ...part, endsTime: true, ...proof() }, asAdmin)
  await refundDone(transactionId)
  expect(await statusOf()).toBe('expired')
})

test('nobody without the right, the password, an unused code and a second factor moves money', async () => {
  const { transactionId } = await paid()
  const input = { id: transactionId, ...ALL }
  const moderator = await newStaffWithFactor(site, 'moderator')
  const bare = await newStaff(site, 'admin')
  const code = async (body: object, token: string) =>
    site.refusal(refundTransaction, { ...input, ...proof(), ...body }, { token })
  expect(await code({}, moderator.token)).toMatchObject({ code: 'forbidden' })
  expect(await code({ password: bare.password }, bare.token)).toMatchObject({ code: 'second_factor_missing' })
  expect(await code({ password: 'wrong' }, admin.token)).toMatchObject({
    fields: { password: 'wrong_password' },
  })
  expect(await code({ code: '000000' }, admin.token)).toMatchObject({ code: 'second_factor_required' })
  expect(await code({ amountMinor: 14_901 }, admin.token)).toMatchObject({
    fields: { amountMinor: 'too_big' },
  })
  expect((await see(transactionId)).refunds).toEqual([])
})

test('nobody decides about their own payment, not even an admin', async () => {
  const { transactionId } = await paid()
  await db
    .updateTable('transactions')
    .set({ user_id: admin.user.id })
    .where('id', '=', transactionId)
    .execute()
  const own = { id: transactionId }
  const refusals = [
    await site.refusal(refundTransaction, { ...own, ...ALL, ...proof() }, asAdmin),
    await site.refusal(
      settleRefund,
      { ...own, refundId: transactionId, outcome: 'not_returned', ...proof() },
      asAdmin,
    ),
    await site.refusal(closePaymentCase, { ...own, key: 'a case', note: 'Гроші мої' }, asAdmin),
  ]
  expect(refusals.map(({ code }) => code)).toEqual(['own_matter', 'own_matter', 'own_matter'])
  expect((await see(transactionId)).refunds).toEqual([])
})

test('two concurrent requests and a double click refund once', async () => {
  const other = await newStaffWithFactor(site, 'admin')
  const { transactionId } = await paid()
  const mine = { id: transactionId, ...ALL, ...proof() }
  const theirs = { id: transactionId, ...ALL, password: other.password, code: other.code() }
  // The code of `mine` is still valid, because no request has used it yet.
  const tries = await Promise.allSettled([
    site.call(refundTransaction, mine, { ...asAdmin, idempotencyKey: `click ${transactionId}` }),
    site.call(refundTransaction, mine, asAdmin),
    site.call(refundTransaction, theirs, { token: other.token }),
  ])
  const faults = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(faults.every((fault) => fault instanceof ApiError && fault.statusCode < 500)).toBe(true)
  expect(faults.length).toBeGreaterThanOrEqual(2)
  const seen = await refundDone(transactionId)
  expect(seen.refunds).toHaveLength(1)
  expect(fake.refunds).toHaveLength(1)
})

test('the database refuses to refund more than was received', async () => {
  const { transactionId } = await paid()
  const insert = (amount: number) =>
    pool.query(
      `insert into refunds (id, transaction_id, attempt_id, amount_minor, way, status, reason, created_at, updated_at)
        select gen_random_uuid(), transaction_id, id, $2, 'transfer', 'failed', 'x', now(), now()
          from attempts where transaction_id = $1`,
      [transactionId, amount],
    )
  await expect(insert(14_901)).rejects.toThrow('more would go back')
})

/** Opens a refund that is due in 30 days. The background loop of the site never sends a refund so early. */
async function heldBack() {
  const bought = await paid()
  const later = new Date(site.clock.now.getTime() + 30 * DAY_MS)
  const attempt = await db
    .selectFrom('attempts')
    .select('id')
    .where('transaction_id', '=', bought.transactionId)
    .executeTakeFirstOrThrow()
  const refundId = crypto.randomUUID()
  await db
    .insertInto('refunds')
    .values({
      id: refundId,
      transaction_id: bought.transactionId,
      attempt_id: attempt.id,
      amount_minor: 14_900,
      way: 'provider',
      status: 'requested',
      reason: 'x',
      ends_time: false,
      send_at: later,
      created_at: later,
      updated_at: later,
    })
    .execute()
  return { ...bought, refundId, later }
}

const jobs = await testJobContext(db, fake.providers, () => site.clock.now)
const contextAt = (now: Date, ofDb = db): JobContext => ({ ...jobs, db: ofDb, now: () => now })
const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
const statusOf = async (refundId: string) =>
  (await db.selectFrom('refunds').select('status').where('id', '=', refundId).executeTakeFirstOrThrow())
    .status

test('a refund with a lost response is queried and never sent again', async () => {
  const { refundId, reference, later } = await heldBack()
  fake.refund = async () => ({ kind: 'unknown', why: 'no answer' })
  await Promise.all([
    sendRefunds(contextAt(later)),
    sendRefunds(contextAt(later)),
    sendRefunds(contextAt(later)),
  ])
  expect(await statusOf(refundId)).toBe('unknown')
  for (const minutes of [2, 10, 60]) {
    await sendRefunds(contextAt(after(later, minutes)))
    await queryRefunds(contextAt(after(later, minutes)))
  }
  expect(await statusOf(refundId)).toBe('unknown')
  // From now on the provider reports the refund as executed.
  returned.set(reference, 14_900n)
  await queryRefunds(contextAt(after(later, 1_000)))
  expect(await statusOf(refundId)).toBe('succeeded')
  expect(fake.refunds).toHaveLength(1)
})

test('a refund that was certainly not sent is retried, a declined one is not', async () => {
  const { refundId, later } = await heldBack()
  fake.refund = async () => ({ kind: 'not_sent', reason: 'unreachable', why: 'ENOTFOUND' })
  await sendRefunds(contextAt(later))
  await sendRefunds(contextAt(later))
  expect([await statusOf(refundId), fake.refunds.length]).toEqual(['requested', 1])
  fake.refund = async () => ({ kind: 'not_sent', reason: 'refused', why: 'HTTP 400' })
  await sendRefunds(contextAt(after(later, 5)))
  await sendRefunds(contextAt(after(later, 500)))
  expect([await statusOf(refundId), fake.refunds.length]).toEqual(['failed', 2])
})

test('a later result reported by a callback is applied, success or failure', async () => {
  for (const status of ['succeeded', 'failed'] as const) {
    const { refundId, reference, later } = await heldBack()
    fake.refund = async ({ refundReference, amount }) => ({
      kind: 'observed',
      observation: observed(reference, {
        status: 'refund_pending',
        trust: 3,
        refunds: [{ refundReference: refundReference, amount, status: 'pending' }],
      }),
    })
    await sendRefunds(contextAt(later))
    expect(await statusOf(refundId)).toBe('pending')
    const refunds = [{ refundReference: refundId, amount: 14_900n, status }]
    await sendCallback(site, observed(reference, { refunds, sequence: '9' }))
    expect(await statusOf(refundId)).toBe(status)
  }
})

class Killed extends Error {}

/** Creates a job context whose process is killed at its nth database statement. */
function dyingContext(now: Date, nth: number) {
  let count = 0
  const dying = db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1
      if (count >= nth) throw new Killed()
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { ctx: contextAt(now, dying), lived: () => count < nth }
}

test('a process killed at any statement of a refund refunds once or leaves it to staff', async () => {
  let reached = 0
  for (let nth = 1; ; nth += 1) {
    fake.refunds.length = 0
    const { refundId, later } = await heldBack()
    const { ctx, lived } = dyingContext(later, nth)
    await sendRefunds(ctx).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error
    })
    for (const minutes of [3, 5, 12, 40, 200]) {
      await sendRefunds(contextAt(after(later, minutes)))
      await queryRefunds(contextAt(after(later, minutes)))
    }
    expect(await brokenInvariants(site), `killed at statement ${nth}`).toEqual([])
    expect(fake.refunds.length, `killed at statement ${nth}`).toBeLessThanOrEqual(1)
    const status = await statusOf(refundId)
    // Only the killed process knew whether the refund was sent. Without a record at the provider, the result stays
    // unknown.
    expect(status, `killed at statement ${nth}`).toBe(fake.refunds.length === 1 ? 'succeeded' : 'unknown')
    reached = nth
    if (lived()) break
  }
  expect(reached).toBeGreaterThan(15)
}, 120_000)

test('staff settle a refund with an unknown result, and then another may start', async () => {
  const { refundId, transactionId, later } = await heldBack()
  fake.refund = async () => ({ kind: 'unknown', why: 'no answer' })
  await sendRefunds(contextAt(later))
  const body = { id: transactionId, refundId }
  expect((await see(transactionId)).refunds[0]?.allowed).toEqual(['returned', 'not_returned'])
  await site.call(settleRefund, { ...body, outcome: 'not_returned', ...proof() }, asAdmin)
  const twice = { ...body, outcome: 'returned' as const, ...proof() }
  expect(await site.refusal(settleRefund, twice, asAdmin)).toMatchObject({ code: 'move_forbidden' })
  fake.refund = async (request) => doRefund(request)
  const input = { id: transactionId, ...ALL, way: 'transfer' as const, ...proof() }
  const { refunds } = await site.call(refundTransaction, input, asAdmin)
  const [transfer] = refunds.filter(({ status }) => status === 'to_transfer')
  const settle = { id: transactionId, refundId: transfer?.id ?? '', outcome: 'returned' as const }
  expect(await site.refusal(settleRefund, { ...settle, ...proof() }, asAdmin)).toMatchObject({
    fields: { bankReference: 'required' },
  })
  const done = await site.call(settleRefund, { ...settle, bankReference: '17', ...proof() }, asAdmin)
  expect(done.status).toBe('refunded')
})

test('money that arrives too late is refunded automatically', async () => {
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await db.updateTable('orders').set({ status: 'archived' }).where('id', '=', orderId).execute()
  await sendCallback(site, observed(reference))
  const seen = await refundDone(transactionId)
  expect(seen).toMatchObject({ status: 'refunded', review: false, refunds: [{ by: null }] })
  expect(await site.mailsTo(buyer.email, 2)).toMatchObject([{}, { subject: /Повернення коштів/ }])
})

test('a listing blocked during paid time opens a case for staff, and its return closes the case', async () => {
  const moderator = await newStaff(site, 'moderator')
  const move = (id: string, status: string, reason?: string) =>
    site.call(setOrderStatus, { id, status, ...(reason ? { reason } : {}) }, { token: moderator.token })
  const kept = await paid()
  await move(kept.orderId, 'blocked', 'Шахрайство')
  const [open] = (await see(kept.transactionId)).cases
  expect(open).toMatchObject({ kind: 'listing_blocked', verdicts: ['refund', 'close'] })
  expect(await site.call(getTransaction, { id: kept.transactionId })).toMatchObject({
    isRefundConsidered: true,
  })
  const plan = await site.call(getSubscription, { family: '10', id: kept.id }, { token: kept.buyer.token })
  expect(plan).toMatchObject({ isBlocked: true, periodEnd: expect.any(String) })
  const closed = await site.call(
    closePaymentCase,
    { id: kept.transactionId, key: open?.key ?? '', note: 'Порушення правил' },
    asAdmin,
  )
  expect(closed.cases).toEqual([])
  // The page had promised the payer an e-mail about the decision.
  expect(await subjectsTo(kept.buyer.email, 4)).toContainEqual(
    expect.stringMatching(/^Кошти за платежем №\u00a0\d+ не повертаємо$/),
  )

  const back = await paid()
  await move(back.orderId, 'blocked', 'Скарга')
  await move(back.orderId, 'published')
  expect((await see(back.transactionId)).cases).toEqual([])

  const given = await paid()
  await move(given.orderId, 'blocked', 'Скарга')
  await site.call(refundTransaction, { id: given.transactionId, ...ALL, ...proof() }, asAdmin)
  expect((await refundDone(given.transactionId)).cases).toEqual([])
  const verdicts = await pool.query(
    'select verdict, closed_by is not null as by from refund_cases order by opened_at',
  )
  expect(verdicts.rows).toEqual([
    { verdict: 'kept', by: true },
    { verdict: 'listing_back', by: false },
    { verdict: 'refunded', by: true },
  ])
})

test('a rejected listing with a paid plan opens a case that its owner sees, and a refund balances the ledger', async () => {
  const moderator = await newStaff(site, 'moderator')
  const buyer = await newBuyer(site)
  const pending = { status: 'pending', published_at: null, bumped_at: null } as const
  const { id, orderId } = await newSubscription(site, buyer, pending)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference))
  const seenByOwner = () => site.call(getSubscription, { family: '10', id }, { token: buyer.token })
  expect(await seenByOwner()).toMatchObject({
    status: 'active',
    periodEnd: null,
    transactions: [{ isRefundConsidered: false }],
  })
  const rejection = { id: orderId, status: 'rejected', reason: 'Опис не про виробництво' }
  await site.call(setOrderStatus, rejection, { token: moderator.token })
  expect(await seenByOwner()).toMatchObject({ transactions: [{ isRefundConsidered: true }] })
  expect((await see(transactionId)).cases).toMatchObject([
    { kind: 'listing_rejected', amount: { amountMinor: 14_900 }, verdicts: ['refund', 'close'] },
  ])
  const input = { id: transactionId, ...ALL }
  const wrong = await site.refusal(refundTransaction, { ...input, ...proof(), code: '000000' }, asAdmin)
  expect(wrong.code).toBe('second_factor_required')
  await site.call(refundTransaction, { ...input, ...proof() }, asAdmin)
  const done = await refundDone(transactionId)
  expect(done).toMatchObject({ status: 'refunded', cases: [], review: false })
  const sums = new Map<string, number>()
  for (const { account, amount } of done.ledger) {
    sums.set(account, (sums.get(account) ?? 0) + amount.amountMinor)
  }
  expect(Object.fromEntries(sums)).toEqual({ 'psp:liqpay': 0, deferred_revenue: 0 })
  const after = await seenByOwner()
  expect(after).toMatchObject({ periodEnd: null, transactions: [{ isRefundConsidered: false }] })
  expect(['free', 'expired']).toContain(after.status)
  expect(await subjectsTo(buyer.email, 3)).toContainEqual(expect.stringMatching(/Повернення коштів: 149,00/))
})

test('a chargeback is reviewed once and closed with a note', async () => {
  const { transactionId, reference, buyer } = await paid()
  await sendCallback(site, observed(reference, { status: 'chargeback', sequence: '5' }))
  const { cases } = await see(transactionId)
  expect(cases).toMatchObject([{ kind: 'chargeback', verdicts: ['close'] }])
  const input = { id: transactionId, key: cases[0]?.key ?? '', note: 'Банк вирішив на користь платника' }
  expect(await site.call(closePaymentCase, input, asAdmin)).toMatchObject({
    review: false,
    status: 'disputed',
  })
  expect(await subjectsTo(buyer.email, 3)).toContainEqual(
    expect.stringMatching(/^Платіж №\u00a0\d+ перевірено$/),
  )
  // A repeated report opens no new case.
  await sendCallback(site, observed(reference, { status: 'chargeback', sequence: '6' }))
  expect((await see(transactionId)).cases).toEqual([])
  expect(
    await site.refusal(refundTransaction, { id: transactionId, ...ALL, ...proof() }, asAdmin),
  ).toMatchObject({
    code: 'move_forbidden',
  })
})
