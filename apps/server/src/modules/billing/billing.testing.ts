import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { type RouteOutput, retryTransaction, upgradeSubscription } from '@verstat/contract'
import type {
  CallResult,
  CheckoutRequest,
  Observation,
  PaymentProvider,
  Providers,
  RefundRequest,
  TokenCharge,
} from '../../platform/payments/payment-provider.ts'
import type { TestSite } from '../../test-site.testing.ts'
import { orderRow } from '../directory/directory.testing.ts'

const DAY_MS = 86_400_000
const SECRET = 'what the fake provider signs with'

/** A payment provider in memory that signs its callbacks. Tests define its responses. */
export type FakeProvider = {
  readonly provider: PaymentProvider
  readonly providers: Providers
  readonly checkouts: CheckoutRequest[]
  readonly charges: TokenCharge[]
  /** The card tokens that billing asked the provider to revoke. */
  readonly revoked: string[]
  isPaused: boolean
  /**
   * `statement` contains the payments of the provider's statement. `statementsRead` counts how often the statement
   * was read.
   */
  statement: readonly Observation[]
  statementsRead: number
  readonly refunds: RefundRequest[]
  /** Tests assign these functions to define the responses to card charges and payment queries. */
  charge: (charge: TokenCharge) => Promise<CallResult>
  query: (reference: string) => Promise<CallResult>
  /** Tests assign this function to define the responses to refunds. */
  refund: (request: RefundRequest) => Promise<CallResult>
}

export function fakeProvider(): FakeProvider {
  const fake: FakeProvider = {
    checkouts: [],
    charges: [],
    revoked: [],
    isPaused: false,
    statement: [],
    statementsRead: 0,
    refunds: [],
    charge: async () => ({ kind: 'not_sent', reason: 'refused', why: 'nothing said' }),
    query: async () => ({ kind: 'unknown', why: 'nothing said' }),
    refund: async () => ({ kind: 'unknown', why: 'nothing said' }),
    provider: {
      id: 'liqpay',
      isLive: true,
      capabilities: {
        savesCards: true,
        refund: 'partial',
        closesCheckout: false,
        answersQueries: true,
        callbackTrust: 2,
        wallets: ['apple'],
      },
      checkoutOrigins: [],
      async openCheckout(request) {
        fake.checkouts.push(request)
        const url = `https://pay.example/${request.reference}`
        return {
          kind: 'opened',
          handoff: { kind: 'redirect', url, providerRef: null, expiresAt: request.expiresAt },
        }
      },
      chargeToken(charge) {
        fake.charges.push(charge)
        return fake.charge(charge)
      },
      query: ({ reference }) => fake.query(reference),
      async statement() {
        fake.statementsRead += 1
        return { kind: 'stated', rows: fake.statement }
      },
      async revokeToken(token) {
        fake.revoked.push(token)
        return true
      },
      refund(request) {
        fake.refunds.push(request)
        return fake.refund(request)
      },
      async receive({ bytes, headers }) {
        const body = Buffer.from(bytes).toString()
        const received = Buffer.from(headers['x-sign'] ?? '')
        const due = Buffer.from(signOf(body))
        if (received.length !== due.length || !timingSafeEqual(received, due)) {
          return { kind: 'rejected', reason: 'bad_signature' }
        }
        const { id, ...observation }: Observation & { id: string } = JSON.parse(
          body,
          (key, value: unknown) =>
            ['amount', 'refunded', 'fee'].includes(key) ? BigInt(String(value)) : value,
        )
        return { kind: 'received', dedupeKey: id, observation }
      },
      acknowledge: () => ({ status: 200, type: 'text/plain', body: 'OK' }),
    },
    providers: {
      checkoutOrigins: [],
      find: (id) => (id === fake.provider.id ? fake.provider : undefined),
      all: () => [fake.provider],
      offered: () => (fake.isPaused ? [] : [fake.provider]),
    },
  }
  return fake
}

function signOf(body: string): string {
  return createHmac('sha256', SECRET).update(body).digest('hex')
}

/** Returns a successful payment as a provider reports it. `overrides` replaces single fields. */
export function observed(reference: string, overrides: Partial<Observation> = {}): Observation {
  return {
    reference,
    status: 'succeeded',
    trust: 2,
    isLive: true,
    amount: 14_900n,
    currency: 'UAH',
    ...overrides,
  }
}

/** Sends a callback in the way the provider does. Two callbacks with the same `id` are the same event. */
export async function sendCallback(
  site: TestSite,
  observation: Observation,
  { id = String(randomUUID()), sign = signOf } = {},
): Promise<number> {
  const body = JSON.stringify({ ...observation, id }, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const answer = await site.http.inject({
    method: 'POST',
    url: '/v1/payment/callback/liqpay',
    headers: { 'x-sign': sign(body), 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  })
  return answer.statusCode
}

export type Buyer = { readonly token: string; readonly userId: string; readonly email: string }

/** Creates a user with a verified e-mail address. */
export async function newBuyer(site: TestSite): Promise<Buyer> {
  const { user, token } = await site.newUser()
  await site.database.db
    .updateTable('users')
    .set({ email_verified_at: site.clock.now })
    .where('id', '=', user.id)
    .execute()
  return { token, userId: user.id, email: user.email }
}

export async function newAdmin(site: TestSite): Promise<{ token: string }> {
  const { user, token } = await site.newUser()
  await site.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute()
  return { token }
}

/** Creates an order with its subscription. By default the order is published. */
export async function newSubscription(
  site: TestSite,
  buyer: Buyer,
  overrides: Parameters<typeof orderRow>[0] = {},
): Promise<{ id: string; orderId: string }> {
  const { db } = site.database
  const order = orderRow({
    owner_id: buyer.userId,
    published_at: site.clock.now,
    bumped_at: site.clock.now,
    expires_at: new Date(site.clock.now.getTime() + 90 * DAY_MS),
    ...overrides,
  })
  await db.insertInto('orders').values(order).execute()
  const { id } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { id, orderId: order.id }
}

type Purchase = RouteOutput<typeof upgradeSubscription>

/**
 * Requests a plan and opens the checkout of its purchase. The returned `reference` identifies the payment at the
 * provider.
 */
export async function beginUpgrade(
  site: TestSite,
  fake: FakeProvider,
  buyer: Buyer,
  input: { readonly id: string; readonly planId: string; readonly autoCharge?: boolean },
): Promise<Purchase & { transactionId: string; reference: string }> {
  const purchase = await site.call(upgradeSubscription, input, { token: buyer.token })
  const transactionId = purchase.transaction?.id ?? ''
  await site.call(retryTransaction, { id: transactionId })
  return { ...purchase, transactionId, reference: fake.checkouts.at(-1)?.reference ?? '' }
}
