import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RawCallback } from '../../../platform/payments/payment-provider.ts'
import type { Desk } from '../billing-context.ts'
import { applyEvent, keepEvent } from './provider-inbox.ts'
import { findTransaction } from './transaction.repository.ts'

const LIMIT_BYTES = 64 * 1024
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * What providers call and where they send the payer back: no tokens, no JSON, bodies as they came. Nothing that the
 * browser brings back is believed.
 */
export function registerCallbacks(http: FastifyInstance, desk: Desk): void {
  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    // Some look whether the address is there.
    scope.get('/v1/payment/callback/:provider', async (request) => {
      providerOf(desk, request)
      return { ok: true }
    })
    scope.post('/v1/payment/callback/:provider', (request, reply) => answerCallback(desk, request, reply))
    scope.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/payment/return/:transaction',
      handler: (request, reply) => sendBack(desk, request, reply),
    })
  })
}

async function answerCallback(desk: Desk, request: FastifyRequest, reply: FastifyReply) {
  const provider = providerOf(desk, request)
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
    request.log.warn({ provider: provider.id, reason: received.reason }, 'a callback was refused')
    throw new AppError('bad_request')
  }
  // Our fault or the network's: the provider sends it again.
  if (received.kind === 'unavailable') throw new AppError('unavailable')
  const id = await keepEvent(desk, provider, received, raw)
  if (id !== null) {
    try {
      await applyEvent(desk, id)
    } catch (err) {
      // It is kept, and tried again.
      request.log.error({ err, provider: provider.id }, 'a callback could not be applied at once')
    }
  }
  const { status, type, body } = provider.acknowledge(received.observation)
  return reply.code(status).type(type).send(body)
}

function providerOf({ billing }: Desk, request: FastifyRequest) {
  const { provider: id = '' } = request.params as { provider?: string }
  const provider = billing.providers.find(id)
  if (!provider) throw new AppError('not_found')
  return provider
}

/** To the page of the purchase, in the language it was begun in. */
async function sendBack(desk: Desk, request: FastifyRequest, reply: FastifyReply) {
  const { transaction: id = '' } = request.params as { transaction?: string }
  const found = UUID.test(id) ? await findTransaction(desk.db, id) : undefined
  if (!found) throw new AppError('not_found')
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${found.row.locale === 'en' ? '/en' : ''}/payment/${id}`, 303)
}
