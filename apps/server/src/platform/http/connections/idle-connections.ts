import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * On shutdown, closes connections without a pending response at once, and the other connections after their
 * last response. Node itself closes only connections that are idle at that moment. It waits half a minute for
 * an incomplete request, and longer for the next request on a connection that was busy.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const awaited = new Map<Socket, number>()
  let isClosing = false

  function count(socket: Socket, change: 1 | -1): void {
    const answers = (awaited.get(socket) ?? 0) + change
    if (awaited.has(socket)) awaited.set(socket, answers)
    if (isClosing && answers === 0) socket.destroySoon()
  }

  app.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy()
    awaited.set(socket, 0)
    socket.once('close', () => awaited.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    count(socket, 1)
    answer.once('close', () => count(socket, -1))
  })
  app.addHook('preClose', (done) => {
    isClosing = true
    for (const [socket, answers] of awaited) if (answers === 0) socket.destroy()
    done()
  })
}
