import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { isStorableText } from './malformed-input.ts'

/**
 * Finds nothing at an address whose parameters hold what no stored text can, such as `%00`. It comes before every handler,
 * so that none has to know. Calls judge theirs with the rest of their input, and answer the same.
 */
export function refuseUnstorableParams(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasUnstorable(request)) return done()
    if (request.url.startsWith('/v1/')) return done(new AppError('not_found'))
    reply.callNotFound()
  })
}

function hasUnstorable({ params }: FastifyRequest): boolean {
  // The one parameter of pages is the whole path, which the web app reads from the address itself.
  const { '*': _, ...named } = (params ?? {}) as Readonly<Record<string, string | undefined>>
  return Object.values(named).some((value) => value !== undefined && !isStorableText(value))
}
