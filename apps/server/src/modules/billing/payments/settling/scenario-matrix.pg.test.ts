import { getTransaction, retryTransaction, upgradeSubscription } from '@verstat/contract'
import { expect, test } from 'vitest'
import { createSandbox } from '../../../../platform/payments/sandbox/sandbox.ts'
import { SCENARIOS, type Scenario } from '../../../../platform/payments/sandbox/sandbox-scenarios.ts'
import { createSecretKey } from '../../../../platform/security/secret-key.ts'
import { eventually } from '../../../../platform/testing/eventually.ts'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../../directory/directory.testing.ts'
import { newBuyer, newSubscription } from '../../billing.testing.ts'
import { brokenInvariants } from '../../billing-invariants.testing.ts'
import { SECRET_KEY, testJobContext } from '../../job-context.testing.ts'
import { applyWaitingEvents } from '../provider/provider-inbox.ts'
import { expirePurchases, reconcile } from '../provider/reconcile.ts'

const MODES = ['callback', 'poll', 'both', 'reversed'] as const
type Mode = (typeof MODES)[number]

/**
 * `deaf` contains the references whose callbacks get lost. `held` contains the references whose callbacks arrive late
 * and in reverse order.
 */
const deaf = new Set<string>()
const held = new Map<string, (() => Promise<unknown>)[]>()
const site = await testSite({
  prepare: insertTestDictionaries,
  payments: { providers: ['sandbox'], seller: null },
  secretKey: SECRET_KEY,
  // Sandbox callbacks are delivered to the server of this test.
  fetch: async (url, init) => {
    const payload = String(init?.body)
    const { reference }: { reference: string } = JSON.parse(payload)
    if (deaf.has(reference)) return new Response('lost')
    const headers = Object.fromEntries(new Headers(init?.headers))
    const { pathname } = new URL(String(url))
    const deliver = () => site.http.inject({ method: 'POST', url: pathname, headers, payload })
    const waiting = held.get(reference)
    if (waiting) {
      waiting.push(deliver)
      return new Response('held')
    }
    const answer = await deliver()
    return new Response(answer.body, { status: answer.statusCode })
  },
})
const { db, pool } = site.database
site.clock.now = new Date('2027-02-10T10:00:00Z')
const sandbox = createSandbox({
  db: site.database.db,
  secret: createSecretKey(SECRET_KEY).sign('payment sandbox', 'callbacks'),
  origin: 'http://localhost',
  now: () => site.clock.now,
  randomId: () => crypto.randomUUID(),
})
const ctx = await testJobContext(
  db,
  {
    find: (id) => (id === 'sandbox' ? sandbox : undefined),
    all: () => [sandbox],
    checkoutOrigins: [],
    offered: () => [sandbox],
  },
  () => site.clock.now,
)

type Run = {
  readonly scenario: Scenario
  readonly mode: Mode
  readonly id: string
  readonly subscription: string
}

async function begin(scenario: Scenario, mode: Mode): Promise<Run> {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const bought = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token: buyer.token })
  const transaction = await site.call(retryTransaction, { id: bought.transaction?.id ?? '' })
  const { checkout } = transaction
  if (checkout?.type !== 'redirect') throw new Error('no checkout')
  const attempt = await db
    .selectFrom('attempts')
    .select('reference')
    .where('transaction_id', '=', transaction.id)
    .executeTakeFirstOrThrow()
  if (mode === 'poll') deaf.add(attempt.reference)
  if (mode === 'reversed') held.set(attempt.reference, [])
  if (mode === 'callback' || mode === 'reversed') {
    await db
      .updateTable('attempts')
      .set({ query_at: null })
      .where('reference', '=', attempt.reference)
      .execute()
  }
  const { pathname } = new URL(checkout.url, 'http://localhost')
  const post = (url: string, fields: Record<string, string>) =>
    site.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  await post(pathname, { card: '4242424242424242', scenario })
  if (scenario === 'confirm') await post(pathname.replace('/pay/', '/confirm/'), { code: '1111' })
  return { scenario, mode, id: transaction.id, subscription: id }
}

async function outcome({ id, subscription }: Run) {
  const { status, review } = await site.call(getTransaction, { id })
  const { rows } = await pool.query(
    `select account, sum(amount_minor)::int as sum from ledger_entries e
       join ledger_postings p on p.id = e.posting_id
      where p.transaction_id = $1 group by account having sum(amount_minor) <> 0 order by account`,
    [id],
  )
  const held = await db
    .selectFrom('subscriptions')
    .select('status')
    .where('id', '=', subscription)
    .executeTakeFirstOrThrow()
  // After a refund the subscription is `expired` or `free`. The test treats both as `free`.
  const plan = held.status === 'expired' ? 'free' : held.status
  return { status, review, subscription: plan, ledger: rows }
}

const BOOKED = [
  { account: 'deferred_revenue', sum: -14_900 },
  { account: 'psp:sandbox', sum: 14_900 },
]
const PAID = { status: 'paid', review: false, subscription: 'active', ledger: BOOKED }
const FAILED = { status: 'failed', review: false, subscription: 'free', ledger: [] }
/** The scenarios whose result differs from a normal payment. */
const EXPECTED: Partial<Record<Scenario, object>> = {
  decline: FAILED,
  noFunds: FAILED,
  cardExpired: FAILED,
  fraud: FAILED,
  refundedThenReplayed: { status: 'refunded', review: false, subscription: 'free', ledger: [] },
  chargeback: { status: 'disputed', review: true, subscription: 'free', ledger: [] },
}
/** In these scenarios no trustworthy callback arrives, so the provider must be queried. */
const ASKED_ONLY: readonly Scenario[] = ['silent', 'badSignature', 'foreignReference']

const SECOND_MS = 1_000
const STEPS_MS = [1, 6, 11, 35, 180, 720, 1_920, 4_200, 25_200].map((seconds) => seconds * SECOND_MS)

/** At this time all callbacks have been delayed long enough, and their signatures are still valid. */
const RELEASED_AT_MS = 180 * SECOND_MS

async function deliverReversed(): Promise<void> {
  for (const [reference, deliveries] of held) {
    held.delete(reference)
    for (const deliver of deliveries.toReversed()) await deliver()
  }
}

test('every course of a payment has the same result, by callback, by query, by both, or in reverse order', async () => {
  const runs: Run[] = []
  for (const scenario of SCENARIOS) {
    for (const mode of MODES) {
      const isAsked = mode === 'poll' || mode === 'both'
      if (isAsked || !ASKED_ONLY.includes(scenario)) runs.push(await begin(scenario, mode))
    }
  }
  const began = site.clock.now
  for (const step of STEPS_MS) {
    site.clock.now = new Date(began.getTime() + step)
    await eventually(
      'every callback is sent',
      async () => {
        const { rows } = await pool.query<{ left: number }>(
          `select count(*)::int as left from sandbox_events e
          where done_at is null and tries = 0 and send_at <= $1`,
          [site.clock.now],
        )
        return rows[0]?.left === 0
      },
      20_000,
    )
    if (step === RELEASED_AT_MS) await deliverReversed()
    for (const _batch of [1, 2, 3, 4, 5]) await reconcile(ctx)
    await applyWaitingEvents(ctx)
    await expirePurchases(ctx)
  }
  for (const run of runs) {
    const found = await outcome(run)
    const name = `${run.scenario}, ${run.mode}`
    // A payment of another amount grants nothing unless the provider, when queried, confirms the requested amount.
    if (run.scenario === 'wrongAmount' && run.mode !== 'poll') expect(found.review, name).toBe(true)
    else expect(found, name).toEqual(EXPECTED[run.scenario] ?? PAID)
  }
  expect(await brokenInvariants(site)).toEqual([])
}, 120_000)
