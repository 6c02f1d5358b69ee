import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { connectSockets } from './connect-sockets.ts'

export type DatabaseGate = {
  readonly connection: ClientConfig
  /** Closes every connection and refuses new ones, like a database that is down. */
  readonly shut: () => Promise<void>
  readonly open: () => Promise<void>
  /**
   * Lets nothing more through the connections that are open, and does not end them, like a machine that has lost its
   * power. New connections reach the database, as if another machine had taken the address over, or are silent too.
   */
  readonly silence: (options?: { readonly isForNew?: boolean }) => void
  /** New connections reach the database again. */
  readonly speak: () => void
}

/** Starts a TCP proxy in front of the real database. A test can close and reopen the proxy. */
export async function databaseGate(connection: ClientConfig): Promise<DatabaseGate> {
  const sockets = new Set<Socket>()
  const silenced = new Set<Socket>()
  const port = Number(connection.port)
  let isSilent = false
  const server = createServer((client) => {
    if (isSilent) {
      silenced.add(client.on('error', () => {}))
      return
    }
    const upstream = connection.host?.startsWith('/')
      ? connect(join(connection.host, `.s.PGSQL.${port}`))
      : connect(port, connection.host ?? '127.0.0.1')
    connectSockets(client, upstream, sockets)
  })
  const listen = (at: number) =>
    new Promise<void>((resolve) => {
      server.listen(at, '127.0.0.1', resolve)
    })
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the gate has no port')
  return {
    connection: { ...connection, host: '127.0.0.1', port: address.port },
    shut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of [...sockets, ...silenced]) socket.destroy()
      await closed
    },
    open: () => listen(address.port),
    silence({ isForNew = false } = {}) {
      isSilent = isForNew
      for (const socket of sockets) socket.unpipe().pause()
      for (const socket of sockets) silenced.add(socket)
    },
    speak() {
      isSilent = false
    },
  }
}
