import { createHash } from 'node:crypto'
import type { LocaleCode } from '@verstat/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Binding } from './bind.ts'
import { errorBody, type Translate, toAppError } from './error-response.ts'
import { requestLocale } from './request-locale.ts'
import { parseInput } from './validation.ts'

export type ApiOptions<Ctx> = {
  readonly bindings: readonly Binding<Ctx>[]
  readonly context: (request: ApiRequest) => Ctx
  readonly translate: Translate
  /** Parses every answer against the contract; on in tests and development. */
  readonly checkOutput: boolean
}

export type ApiRequest = {
  readonly locale: LocaleCode
  readonly signal: AbortSignal
  readonly requestId: string
}

/** Serves the contract under `/v1`: one Fastify route per binding, one error shape for all. */
export function registerApi<Ctx>(app: FastifyInstance, options: ApiOptions<Ctx>) {
  for (const binding of options.bindings) {
    const { route } = binding
    app.route({
      method: route.method,
      url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const input = parseInput(route, request)
        const answer = await binding.handle(options.context(apiRequest(request, reply)), input)
        if (options.checkOutput) route.output.parse(answer)
        return route.method === 'GET' ? sendCacheable(request, reply, answer) : answer
      },
    })
  }
  app.all('/v1', (request, reply) => sendError(request, reply, toAppError(notFound()), options.translate))
  app.all('/v1/*', (request, reply) => sendError(request, reply, toAppError(notFound()), options.translate))
}

/** Answers any thrown thing in the error shape; unexpected ones are logged with their cause. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  translate: Translate,
) {
  const error = toAppError(thrown)
  if (error.statusCode >= 500)
    request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
  else request.log.info({ code: error.code }, 'request refused')
  if (error.code === 'unavailable') reply.header('retry-after', '5')
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')
    .send(errorBody(error, { locale: requestLocale(request), requestId: request.id, translate }))
}

function notFound() {
  return Object.assign(new Error('no such call'), { statusCode: 404 })
}

function apiRequest(request: FastifyRequest, reply: FastifyReply): ApiRequest {
  return { locale: requestLocale(request), signal: closeSignal(reply), requestId: request.id }
}

/** Aborts when the caller goes away before the answer is sent, so that its query can be cancelled. */
export function closeSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Answers 304 to a caller that holds the same body already. */
function sendCacheable(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const body = JSON.stringify(answer)
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', 'no-cache')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
