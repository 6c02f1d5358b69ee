import type { LocaleCode } from '@verstat/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocalRequest } from '../../http/connections/local-request.ts'
import type { Translate } from '../../http/error-response.ts'
import { asFields } from '../json-fields.ts'
import { type DeliveryDeps, deliverEvents } from './deliver-sandbox-events.ts'
import type { SandboxDeps } from './sandbox.ts'
import { checkoutPage, confirmPage, endPage, SANDBOX_POLICY, type SandboxPage } from './sandbox-page.ts'
import { cardScenario, planSteps, SCENARIOS, type Scenario, type Step } from './sandbox-scenarios.ts'
import { findPayment, lockPayment, type SandboxCard, type SandboxPayment, stateAt } from './sandbox-store.ts'
import { settlePayment } from './settle-sandbox-payment.ts'
import type { TestClock } from './test-clock.ts'

export type SandboxRoutes = SandboxDeps &
  DeliveryDeps & {
    readonly translate: Translate
    readonly clock: TestClock
    /** Whether anyone may move the test clock. If not, only requests from this machine may. */
    readonly isClockForAnyone: boolean
  }

const BODY_LIMIT_BYTES = 8 * 1024

/** Registers the checkout pages of the sandbox, and the test clock of the whole install. */
export function registerSandbox(app: FastifyInstance, deps: SandboxRoutes): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )
    for (const kind of ['pay', 'confirm'] as const) {
      const url = `/sandbox/${kind}/:session`
      scope.get<Session>(url, (request, reply) => showPage(deps, kind, request, reply))
      scope.post<Session>(url, (request, reply) => handleDecision(deps, kind, request, reply))
    }
    scope.get('/sandbox/clock', async (request, reply) =>
      mayMoveClock(deps, request) ? sendTime(deps, reply) : notFound(reply),
    )
    scope.post('/sandbox/clock', async (request, reply) => {
      if (!mayMoveClock(deps, request)) return notFound(reply)
      const now = asFields(request.body)?.now
      const at = typeof now === 'string' ? new Date(now) : null
      if (now !== null && (at === null || Number.isNaN(at.getTime())))
        return reply.code(422).send({ now: 'an ISO 8601 instant, or null for the true time' })
      await deps.clock.set(at)
      return sendTime(deps, reply)
    })
  })
}

type Session = { Params: { session: string }; Querystring: { lang?: string } }
type Kind = 'pay' | 'confirm'

async function showPage(
  deps: SandboxRoutes,
  kind: Kind,
  request: FastifyRequest<Session>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const payment = await findPayment(deps.db, 'session', request.params.session)
  if (!payment) return notFound(reply)
  const page = pageOf(deps, kind, payment, request)
  return sendPage(reply, isWaiting(deps, payment) ? formOf(kind, page) : endPage(page, 'done'))
}

async function handleDecision(
  deps: SandboxRoutes,
  kind: Kind,
  request: FastifyRequest<Session>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const payment = await findPayment(deps.db, 'session', request.params.session)
  if (!payment) return notFound(reply)
  const page = pageOf(deps, kind, payment, request)
  if (form.get('action') === 'leave') return sendPage(reply, endPage(page, 'left'))
  const decided = kind === 'pay' ? readPayment(form) : readCode(form, payment)
  if (decided === null) {
    const value = form.get(kind === 'pay' ? 'card' : 'code') ?? ''
    const scenario = form.get('scenario') ?? ''
    return sendPage(reply.code(422), formOf(kind, { ...page, wrong: { value, scenario } }))
  }
  await settle(deps, payment.session, decided)
  if (decided.scenario === 'confirm') {
    return reply.redirect(`/sandbox/confirm/${payment.session}?lang=${page.locale}`, 303)
  }
  // In this scenario the callback must arrive before the payer is redirected.
  if (decided.scenario === 'early') await deliverEvents(deps)
  return reply.redirect(payment.request.returnUrl, 303)
}

type Decision = { readonly scenario: Scenario | 'cancel'; readonly tail: string }

/**
 * Reads what the payer chose by a button or by a card number. Returns null when the card number is invalid.
 */
function readPayment(form: URLSearchParams): Decision | null {
  const action = form.get('action')
  if (action === 'decline') return { scenario: 'decline', tail: '0002' }
  if (action === 'confirm') return { scenario: 'confirm', tail: '3220' }
  if (action === 'wallet') return { scenario: 'approve', tail: '4242' }
  const card = cardScenario(form.get('card') ?? '')
  if (!card) return null
  const chosen = SCENARIOS.find((name) => name === form.get('scenario'))
  return { ...card, scenario: chosen ?? card.scenario }
}

function readCode(form: URLSearchParams, payment: SandboxPayment): Decision | null {
  const tail = payment.card?.tail ?? '3220'
  if (form.get('action') === 'cancel') return { scenario: 'cancel', tail }
  const code = form.get('code')?.trim()
  if (code === '1111') return { scenario: 'approve', tail }
  return code === '0000' ? { scenario: 'decline', tail } : null
}

/** Applies the payer's decision to a payment. A second decision changes nothing. */
async function settle(deps: SandboxRoutes, session: string, { scenario, tail }: Decision): Promise<void> {
  const now = deps.now()
  await deps.db.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, 'session', session)
    if (!payment || !isWaiting(deps, payment)) return
    const amount = BigInt(payment.amount)
    const left = payment.expires_at.getTime() - now.getTime()
    const steps =
      scenario === 'confirm'
        ? CONFIRMATION
        : scenario === 'cancel'
          ? CANCELLATION
          : planSteps(scenario, amount, left)
    const isPaid = steps.some(({ state }) => state?.status === 'succeeded')
    // A card that required a confirmation code at its first payment requires a code at every later payment.
    const later = payment.scenario === 'confirm' ? 'confirm' : scenario
    const token = isPaid && payment.request.saveCard && later !== 'cancel' ? deps.randomId() : undefined
    if (token !== undefined && later !== 'cancel')
      await tx.insertInto('sandbox_cards').values({ token, scenario: later, tail, created_at: now }).execute()
    const card: SandboxCard = { tail, ...(token === undefined ? {} : { token }) }
    if (scenario !== 'cancel')
      await tx
        .updateTable('sandbox_payments')
        .set({ scenario: later === 'cancel' ? null : later })
        .where('session', '=', session)
        .execute()
    await settlePayment(tx, payment, steps, { now, card })
  })
}

const CONFIRMATION: readonly Step[] = [{ afterMs: 0, state: { status: 'requires_action' } }]
const CANCELLED = { code: 'cancelled_by_payer', class: 'customer_action' } as const
const CANCELLATION: readonly Step[] = [
  { afterMs: 0, state: { status: 'failed', decline: CANCELLED } },
  { afterMs: 300, callback: { status: 'failed', order: 1, decline: CANCELLED } },
]

function isWaiting({ now }: SandboxRoutes, payment: SandboxPayment): boolean {
  const { status } = stateAt(payment, now())
  // A state that is planned for a later time also means that the payer has decided.
  const isDecided = payment.states.some((state) => !['open', 'requires_action'].includes(state.status))
  return !isDecided && (status === 'open' || status === 'requires_action')
}

function pageOf(
  { translate }: SandboxRoutes,
  kind: Kind,
  payment: SandboxPayment,
  request: FastifyRequest<Session>,
): SandboxPage {
  const { lang } = request.query
  const locale: LocaleCode = lang === 'uk' || lang === 'en' ? lang : payment.request.locale
  return { payment, locale, translate, path: `/sandbox/${kind}/${payment.session}` }
}

function formOf(kind: Kind, page: SandboxPage): string {
  return kind === 'pay' ? checkoutPage(page) : confirmPage(page)
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', SANDBOX_POLICY)
    .type('text/html; charset=utf-8')
    .send(html)
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

function mayMoveClock({ isClockForAnyone }: SandboxRoutes, request: FastifyRequest): boolean {
  return isClockForAnyone || isLocalRequest(request)
}

function sendTime({ clock }: SandboxRoutes, reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ now: clock.now().toISOString() })
}
