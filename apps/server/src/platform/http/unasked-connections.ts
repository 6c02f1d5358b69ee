import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Cuts, when the server closes, connections on which no answer is awaited. Node closes those that rest between two
 * requests, and waits for those whose request has not come whole: half a minute each.
 */
export function closeUnaskedConnections(app: FastifyInstance): void {
  const awaited = new Map<Socket, number>()

  function count(socket: Socket, change: 1 | -1): void {
    const answers = awaited.get(socket)
    if (answers !== undefined) awaited.set(socket, answers + change)
  }

  app.server.on('connection', (socket: Socket) => {
    awaited.set(socket, 0)
    socket.once('close', () => awaited.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    count(socket, 1)
    answer.once('close', () => count(socket, -1))
  })
  app.addHook('preClose', (done) => {
    for (const [socket, answers] of awaited) if (answers === 0) socket.destroy()
    done()
  })
}
