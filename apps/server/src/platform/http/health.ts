import type { FastifyInstance } from 'fastify'

/**
 * `/health` answers when the process is alive. `/ready` answers when the process can also reach its database.
 */
export function registerHealth(app: FastifyInstance, pingDatabase: () => Promise<void>) {
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await pingDatabase()
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).header('retry-after', '5').send({ status: 'unavailable' })
    }
  })
}
