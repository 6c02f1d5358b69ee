import type { Socket } from 'node:net'

/** Passes everything on between two sockets, and ends both when one ends. `open` holds them meanwhile. */
export function connectSockets(client: Socket, upstream: Socket, open: Set<Socket>): void {
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    open.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
  }
}
