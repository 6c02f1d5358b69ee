import type { Kysely } from 'kysely'
import type {
  CallResult,
  CheckoutRequest,
  Observation,
  OpenResult,
  PaymentKey,
  PaymentProvider,
  RefundRequest,
  StatementResult,
  TokenCharge,
} from '../payment-provider.ts'
import type { ProviderDeps } from '../provider-request.ts'
import { receiveSandbox } from './sandbox-callback.ts'
import { planCharge, type State } from './sandbox-scenarios.ts'
import {
  findPayment,
  lockPayment,
  type SandboxDb,
  type SandboxPayment,
  type SandboxRequest,
  type SandboxTables,
  stateAt,
} from './sandbox-store.ts'
import { settlePayment } from './settle-sandbox-payment.ts'

export type SandboxDeps = Pick<ProviderDeps, 'now' | 'randomId'> & {
  readonly db: Kysely<SandboxTables>
  readonly secret: string
  readonly origin: string
}

/**
 * Creates the sandbox, a test provider inside this process. No money moves, but everything else works as with
 * real providers.
 */
export function createSandbox(deps: SandboxDeps): PaymentProvider {
  return {
    id: 'sandbox',
    isLive: false,
    capabilities: {
      savesCards: true,
      refund: 'partial',
      closesCheckout: true,
      answersQueries: true,
      callbackTrust: 2,
      wallets: ['apple', 'google'],
    },
    checkoutOrigins: [],
    openCheckout: (request) => openCheckout(deps, request),
    chargeToken: (charge) => chargeToken(deps, charge),
    query: (payment) => query(deps, payment),
    statement: (from, to) => statement(deps, from, to),
    refund: (request) => refund(deps, request),
    closeCheckout: (payment) => closeCheckout(deps, payment),
    revokeToken: async (token) => {
      await deps.db.deleteFrom('sandbox_cards').where('token', '=', token).execute()
      return true
    },
    receive: async (callback) => receiveSandbox(deps, callback),
    acknowledge: () => ({ status: 200, type: 'text/plain', body: '' }),
  }
}

async function openCheckout(deps: SandboxDeps, request: CheckoutRequest): Promise<OpenResult> {
  const fault = requestFault(request.amount)
  if (fault === 'neverMade') return TIMED_OUT
  const session = await insertPayment(deps, 'checkout', {
    ...request,
    request: {
      number: request.number,
      description: request.description,
      locale: request.locale,
      returnUrl: request.returnUrl,
      callbackUrl: request.callbackUrl,
      saveCard: request.saveCard,
    },
  })
  if (session === null) return { kind: 'unknown', why: 'duplicate reference' }
  if (fault === 'answerLost') return FAILED
  const { expiresAt } = request
  const url = `${deps.origin}/sandbox/pay/${session}`
  return { kind: 'opened', handoff: { kind: 'redirect', url, providerRef: session, expiresAt } }
}

const CONFIRM_MS = 86_400_000

async function chargeToken(deps: SandboxDeps, charge: TokenCharge): Promise<CallResult> {
  const now = deps.now()
  const fault = requestFault(charge.amount) ?? (await chargeFault(deps, charge.token))
  if (fault === 'neverMade') return TIMED_OUT
  const session = await insertPayment(deps, 'charge', {
    ...charge,
    expiresAt: new Date(now.getTime() + CONFIRM_MS),
    request: {
      number: charge.reference,
      description: charge.description,
      locale: 'uk',
      returnUrl: charge.returnUrl,
      callbackUrl: charge.callbackUrl,
      saveCard: false,
    },
  })
  if (session === null) return { kind: 'unknown', why: 'duplicate reference' }
  const made = await deps.db.transaction().execute(async (tx) => {
    const card = await countCharge(tx, charge.token)
    const payment = await lockPayment(tx, 'reference', charge.reference)
    if (!payment) throw new Error('a sandbox payment is lost')
    const scenario = card?.scenario ?? 'renewalsDead'
    const steps = planCharge(scenario, charge.amount, (card?.charges ?? 1) - 1)
    await settlePayment(tx, payment, steps, { now, card: card ? { tail: card.tail } : null })
    return observed(deps, await findPayment(tx, 'reference', charge.reference))
  })
  return fault === 'answerLost' ? FAILED : made
}

const FAILED = { kind: 'unknown', why: 'HTTP 500' } as const
const TIMED_OUT = { kind: 'unknown', why: 'TimeoutError' } as const
type RequestFault = 'answerLost' | 'neverMade'

/**
 * For amounts below this, the kopecks select which failure of the request is simulated. No real plan costs
 * so little.
 */
const TEST_SUMS_BELOW = 1_000n

function requestFault(amount: bigint): RequestFault | null {
  const kopecks = amount % 100n
  if (amount >= TEST_SUMS_BELOW) return null
  return kopecks === 20n || kopecks === 21n ? 'answerLost' : kopecks === 22n ? 'neverMade' : null
}

/**
 * Returns the failure to simulate for a charge. A charge with the failure `neverMade` is still counted, so
 * that the next charge of the card succeeds.
 */
async function chargeFault({ db }: SandboxDeps, token: string): Promise<RequestFault | null> {
  const card = await db
    .selectFrom('sandbox_cards')
    .select(['scenario', 'charges'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (card?.scenario === 'renewalsUnanswered') return 'answerLost'
  if (card?.scenario !== 'renewalsNeverMade' || card.charges > 0) return null
  await countCharge(db, token)
  return 'neverMade'
}

function countCharge(db: SandboxDb, token: string) {
  return db
    .updateTable('sandbox_cards')
    .set((row) => ({ charges: row('charges', '+', 1) }))
    .where('token', '=', token)
    .returning(['scenario', 'tail', 'charges'])
    .executeTakeFirst()
}

async function statement(deps: SandboxDeps, from: Date, to: Date): Promise<StatementResult> {
  const payments = await deps.db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .execute()
  const rows = payments.flatMap((payment) => {
    const found = observed(deps, payment)
    return found.kind === 'observed' ? [found.observation] : []
  })
  return { kind: 'stated', rows }
}

async function query(deps: SandboxDeps, { reference }: PaymentKey): Promise<CallResult> {
  return observed(deps, await findPayment(deps.db, 'reference', reference))
}

async function refund(deps: SandboxDeps, asked: RefundRequest): Promise<CallResult> {
  const now = deps.now()
  return deps.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, 'reference', asked.reference)
    if (!payment) return { kind: 'not_sent', reason: 'not_found', why: 'no such payment' }
    const last = payment.states.at(-1)
    const before = stateAt(payment, now)
    const done = BigInt(last?.refunded ?? '0')
    const isPaid = before.status === 'succeeded' || before.status === 'partially_refunded'
    if (!isPaid || done + asked.amount > BigInt(payment.amount))
      return { kind: 'not_sent', reason: 'refused', why: 'more than what is paid' }
    const mine = { refundReference: asked.refundReference, amount: String(asked.amount) }
    const total = done + asked.amount
    const whole: State = {
      at: now.toISOString(),
      status: total === BigInt(payment.amount) ? 'refunded' : 'partially_refunded',
      refunded: String(total),
      refunds: [...(before.refunds ?? []), { ...mine, status: 'succeeded' }],
    }
    const failed: State = { ...before, at: whole.at, refunds: [{ ...mine, status: 'failed' }] }
    const pending: State = {
      ...before,
      at: whole.at,
      status: 'refund_pending',
      refunds: [{ ...mine, status: 'pending' }],
    }
    const later = { ...whole, at: new Date(now.getTime() + 60_000).toISOString() }
    const { scenario } = payment
    const added =
      scenario === 'refundFails' ? [failed] : scenario === 'refundPending' ? [pending, later] : [whole]
    const states = [...payment.states, ...added]
    await tx
      .updateTable('sandbox_payments')
      .set({ states: JSON.stringify(states) })
      .where('reference', '=', asked.reference)
      .execute()
    return observed(deps, { ...payment, states })
  })
}

async function closeCheckout(deps: SandboxDeps, { reference }: PaymentKey): Promise<CallResult> {
  const now = deps.now()
  return deps.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, 'reference', reference)
    if (payment && stateAt(payment, now).status === 'open') {
      const closed: State = { at: now.toISOString(), status: 'expired' }
      await tx
        .updateTable('sandbox_payments')
        .set({ states: JSON.stringify([...payment.states, closed]) })
        .where('reference', '=', reference)
        .execute()
    }
    return observed(deps, await findPayment(tx, 'reference', reference))
  })
}

function observed(deps: SandboxDeps, payment: SandboxPayment | undefined): CallResult {
  if (!payment) return { kind: 'not_sent', reason: 'not_found', why: 'no such payment' }
  const state = stateAt(payment, deps.now())
  const observation: Observation = {
    reference: payment.reference,
    providerRef: payment.session,
    status: state.status,
    trust: 3,
    isLive: false,
    amount: BigInt(payment.amount),
    currency: 'UAH',
    occurredAt: new Date(state.at),
    ...(state.refunded === undefined ? {} : { refunded: BigInt(state.refunded) }),
    ...(state.decline ? { decline: state.decline } : {}),
    ...(payment.card ? { card: { ...payment.card, brand: 'test' } } : {}),
    ...(state.refunds
      ? { refunds: state.refunds.map((each) => ({ ...each, amount: BigInt(each.amount) })) }
      : {}),
    ...(state.status === 'requires_action'
      ? { actionUrl: `${deps.origin}/sandbox/confirm/${payment.session}` }
      : {}),
  }
  return { kind: 'observed', observation }
}

/** Returns the session id of the new payment, or null when the reference was used before. */
async function insertPayment(
  { db, now, randomId }: SandboxDeps,
  kind: 'checkout' | 'charge',
  payment: {
    readonly reference: string
    readonly amount: bigint
    readonly expiresAt: Date
    readonly request: SandboxRequest
  },
): Promise<string | null> {
  const createdAt = now()
  const opened: State = { at: createdAt.toISOString(), status: kind === 'checkout' ? 'open' : 'processing' }
  const row = await db
    .insertInto('sandbox_payments')
    .values({
      reference: payment.reference,
      session: randomId(),
      kind,
      amount: String(payment.amount),
      request: JSON.stringify(payment.request),
      states: JSON.stringify([opened]),
      scenario: null,
      card: JSON.stringify(null),
      created_at: createdAt,
      expires_at: payment.expiresAt,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('session')
    .executeTakeFirst()
  return row?.session ?? null
}
