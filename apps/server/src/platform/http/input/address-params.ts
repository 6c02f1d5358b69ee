import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { isStorableText } from './malformed-input.ts'

/**
 * Answers 404 when a path parameter contains text that cannot be stored, such as `%00`. This check runs
 * before every handler, so no handler has to check. API calls validate their path parameters themselves, with
 * the same result.
 */
export function refuseUnstorableParams(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasUnstorable(request)) return done()
    if (request.url.startsWith('/v1/')) return done(new AppError('not_found'))
    reply.callNotFound()
  })
}

function hasUnstorable({ params }: FastifyRequest): boolean {
  // The parameter `*` of pages is not checked: it is the whole path, which the web app parses itself.
  return Object.entries(params ?? {}).some(
    ([name, value]) => name !== '*' && typeof value === 'string' && !isStorableText(value),
  )
}
