import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../../platform/http/app-error.ts'
import type { RawCallback } from '../../../../platform/payments/payment-provider.ts'
import { clientNetwork } from '../../../../platform/security/client-network.ts'
import {
  createMemoryRateLimiter,
  type Limit,
  type RateLimiter,
} from '../../../../platform/security/rate-limiter.ts'
import type { JobContext } from '../../billing-context.ts'
import { LIVE_STATUSES } from '../settling/attempt-facts.ts'
import { findTransaction } from '../transaction.repository.ts'
import { applyEvent, storeEvent } from './provider-inbox.ts'

type CallbackRoute = { Params: { provider: string } }
type ReturnRoute = { Params: { transaction: string } }

const LIMIT_BYTES = 64 * 1024
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Providers send callbacks to these endpoints and redirect payers to them. The requests have no session token and no
 * JSON, so their bodies are read as raw bytes. Data that comes back through the payer's browser is never trusted.
 */
export function registerCallbacks(http: FastifyInstance, ctx: JobContext): void {
  const limiter = createMemoryRateLimiter(ctx.now)
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    // Some providers send a GET request to check that the callback URL exists.
    scope.get<CallbackRoute>('/v1/payment/callback/:provider', async (request) => {
      providerOf(ctx, request)
      return { ok: true }
    })
    scope.post<CallbackRoute>('/v1/payment/callback/:provider', (request, reply) =>
      answerCallback({ ...ctx, limiter }, request, reply),
    )
    scope.route<ReturnRoute>({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/payment/return/:transaction',
      handler: (request, reply) => redirectToPurchase(ctx, request, reply),
    })
  })
}

/**
 * Limits the log entries about rejected callbacks per IP network. Rejected callbacks above the limit are not logged.
 */
const REFUSED: Limit = { name: 'refused callbacks', max: 30, windowMs: 60_000 }

async function answerCallback(
  ctx: JobContext & { readonly limiter: RateLimiter },
  request: FastifyRequest<CallbackRoute>,
  reply: FastifyReply,
) {
  const provider = providerOf(ctx, request)
  const raw: RawCallback = {
    bytes: Buffer.isBuffer(request.body) ? request.body : new Uint8Array(),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
      ]),
    ),
  }
  const received = await provider.receive(raw)
  if (received.kind === 'rejected') {
    const waitMs = await ctx.limiter.consume(REFUSED, clientNetwork(request.ip))
    if (waitMs > 0) throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1_000) })
    request.log.warn({ provider: provider.id, reason: received.reason }, 'a callback was rejected')
    throw new AppError('bad_request')
  }
  // The callback could not be checked because of our fault or a network fault. With this response the provider sends
  // the callback again.
  if (received.kind === 'unavailable') throw new AppError('unavailable')
  const id = await storeEvent(ctx, provider, received, raw)
  if (id !== null) {
    try {
      await applyEvent(ctx, id)
    } catch (err) {
      // The event is stored, so `applyWaitingEvents` will retry it.
      request.log.error({ err, provider: provider.id }, 'a callback could not be applied at once')
    }
  }
  const { status, type, body } = provider.acknowledge(received.observation)
  return reply.code(status).type(type).send(body)
}

function providerOf({ billing }: JobContext, request: FastifyRequest<CallbackRoute>) {
  const provider = billing.providers.find(request.params.provider)
  if (!provider) throw new AppError('not_found')
  return provider
}

/** Redirects to the page of the purchase, in the language of the purchase. */
async function redirectToPurchase(
  ctx: JobContext,
  request: FastifyRequest<ReturnRoute>,
  reply: FastifyReply,
) {
  const { transaction: id } = request.params
  const found = UUID.test(id) ? await findTransaction(ctx.db, id) : undefined
  if (!found) throw new AppError('not_found')
  // The payer's return does not prove a payment. The provider is queried soon, because its callback may be lost.
  await ctx.db
    .updateTable('attempts')
    .set({ query_at: ctx.now() })
    .where('transaction_id', '=', id)
    .where('query_at', '>', ctx.now())
    .where('queries', '=', 0)
    .where('status', 'in', LIVE_STATUSES)
    .execute()
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${found.row.locale === 'en' ? '/en' : ''}/payment/${id}`, 303)
}
