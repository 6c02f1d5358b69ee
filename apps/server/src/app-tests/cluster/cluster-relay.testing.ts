import { connect, createServer, type Socket } from 'node:net'
import { connectSockets } from '../../platform/testing/connect-sockets.ts'

/** One address behind which the target can change, and whose connections can be cut. */
export type Relay = {
  readonly port: number
  /** Moves the address to another port. Ends all connections, or leaves them to the server that they had. */
  readonly moveTo: (port: number, options?: { readonly isSilent?: boolean }) => void
  /** Ends all connections. New ones are refused until `mend`, as by a network that is cut. */
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => void
}

export async function startRelay(first: number): Promise<Relay> {
  let target = first
  let isCut = false
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    if (isCut) return client.destroy()
    connectSockets(client, connect(target, '127.0.0.1'), sockets)
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the relay has no port')
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    moveTo(port, { isSilent = false } = {}) {
      target = port
      if (!isSilent) end()
    },
    cut() {
      isCut = true
      end()
    },
    mend() {
      isCut = false
    },
    close() {
      server.close()
      end()
    },
  }
}

/** Passes each connection on to the next port in turn that accepts it. */
export async function startSpread(
  port: number,
  ports: readonly number[],
): Promise<{ readonly stop: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((client) => {
    sockets.add(client)
    client.on('error', () => client.destroy())
    client.on('close', () => sockets.delete(client))
    attempt(ports.length)

    function attempt(left: number): void {
      turn = (turn + 1) % ports.length
      const upstream = connect(ports[turn] ?? port, '127.0.0.1')
      let isOpen = false
      upstream.on('connect', () => {
        isOpen = true
        client.pipe(upstream).pipe(client)
      })
      upstream.on('error', () => {
        if (isOpen || left === 1) client.destroy()
        else attempt(left - 1)
      })
      client.on('close', () => upstream.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    async stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
