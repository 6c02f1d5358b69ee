import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { sendError } from './api.ts'
import { AppError } from './app-error.ts'
import { errorBody, type Translate } from './error-response.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const REQUEST_TIMEOUT_MS = 30_000

/** A Fastify that answers every fault in the error shape and sends the headers that every answer needs. */
export function createHttpServer(options: { log: FastifyBaseLogger; translate: Translate }): FastifyInstance {
  const { translate } = options
  const app = Fastify({
    loggerInstance: options.log,
    genReqId: () => randomUUID(),
    // One line per answer is written below, after it is known how it ended.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 300 },
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      securityHeaders(reply.raw)
      void sendError(request, reply, error, translate)
    },
    clientErrorHandler(error, socket) {
      // The request could not be parsed, so there is nobody to ask for a language.
      const code =
        'code' in error && error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'bad_request'
      const refusal = new AppError(code)
      const body = JSON.stringify(errorBody(refusal, { locale: 'en', requestId: randomUUID(), translate }))
      if (!socket.writable) return
      socket.end(
        `HTTP/1.1 ${refusal.statusCode} Refused\r\nContent-Type: application/json; charset=utf-8\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      )
    },
  })
  // Bodies are JSON; every other content type is refused.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error, translate))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    securityHeaders(reply.raw)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.debug(
      { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
  return app
}

function securityHeaders(response: ServerResponse) {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('x-frame-options', 'DENY')
  response.setHeader('cross-origin-opener-policy', 'same-origin')
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()')
}
