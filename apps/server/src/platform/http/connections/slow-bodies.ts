import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Enough time to upload 20 MB over a weak mobile network. */
export const UPLOAD_TIMEOUT_MS = 10 * 60_000
const BODY_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 30_000

/**
 * Ends connections that send a body too slowly. Node has one timeout for all requests, which is set to
 * `UPLOAD_TIMEOUT_MS`. All bodies except uploads are small and get a shorter timeout here.
 */
export function limitSlowBodies(app: FastifyInstance, timeoutMs = BODY_TIMEOUT_MS): void {
  app.server.headersTimeout = HEADERS_TIMEOUT_MS
  const smallLimit = app.initialConfig.bodyLimit ?? 0
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && (request.routeOptions.bodyLimit ?? 0) <= smallLimit) {
      const timer = setTimeout(() => {
        if (!request.raw.complete) request.raw.destroy()
      }, timeoutMs)
      timer.unref()
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
