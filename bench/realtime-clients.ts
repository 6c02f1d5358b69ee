import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket } from 'ws'

/** Opening more connections at the same time would not be faster, because the connections would wait for each other. */
const AT_ONCE = 100

/**
 * `url` is the address of the realtime server. `hello` is the first message to the server: the command with id 1
 * connects, and the command with id 2 subscribes. A client is ready after the server has answered command 2.
 */
export type Place = { readonly url: string; readonly hello: string }

/** Opens `count` connections and waits until they are ready. `onLine` gets every message except pings. */
export async function openClients(
  { url, hello }: Place,
  count: number,
  onLine: (line: string) => void = () => {},
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  const openOne = async () => {
    const socket = new WebSocket(url, { perMessageDeflate: false })
    sockets.push(socket)
    const ready = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        for (const line of String(data).split('\n')) {
          if (line.includes('"id":2')) resolve()
          else if (line === '{}') socket.send('{}')
          else onLine(line)
        }
      })
    })
    await once(socket, 'open')
    socket.send(hello)
    await ready
  }
  while (sockets.length < count) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, openOne))
  }
  return sockets
}

export async function closeClients(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(async (socket) => {
      const closed = once(socket, 'close')
      socket.close()
      await closed
    }),
  )
}

export function openFilesLimit(): number {
  const text = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
  return text === 'unlimited' ? Number.POSITIVE_INFINITY : Number(text)
}
