import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type IdleConnections = {
  /** Returns a listener that counts the responses that are still to come. */
  readonly counting: (listener: RequestListener) => RequestListener
  /**
   * On shutdown, closes connections without a pending response when all that was written to them is sent, and the other
   * connections after their last response. Node itself closes only connections that are idle at that moment, and cuts
   * responses that a slow client has not received yet. It waits half a minute for an incomplete request, and longer for
   * the next request on a connection that was busy.
   */
  readonly closeWith: (app: FastifyInstance) => void
}

export function createIdleConnections(): IdleConnections {
  const awaited = new Map<Socket, number>()
  let isClosing = false

  function count(socket: Socket, change: 1 | -1): void {
    const answers = (awaited.get(socket) ?? 0) + change
    if (awaited.has(socket)) awaited.set(socket, answers)
    if (isClosing && answers === 0) socket.destroySoon()
  }

  return {
    counting: (listener) => (request, response) => {
      const { socket } = request
      count(socket, 1)
      response.once('close', () => count(socket, -1))
      listener(request, response)
    },
    closeWith(app) {
      app.server.on('connection', (socket: Socket) => {
        if (isClosing) return void socket.destroy()
        awaited.set(socket, 0)
        socket.once('close', () => awaited.delete(socket))
      })
      app.server.closeIdleConnections = () => {}
      app.addHook('preClose', (done) => {
        isClosing = true
        for (const [socket, answers] of awaited) if (answers === 0) socket.destroySoon()
        done()
      })
    },
  }
}
