import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import type { Place } from './realtime-clients.ts'

/** Opening more connections at the same time would not be faster, because the connections would wait for each other. */
const AT_ONCE = 100
const PING = '{}'

/**
 * Opens connections that only answer pings. The server treats them as normal clients, but they cost the machine
 * little. Throws if the server closes a connection.
 */
export async function openPassiveClients(place: Place, count: number): Promise<void> {
  for (let left = count; left > 0; left -= AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, left) }, () => openOne(place)))
  }
}

function openOne({ url, hello }: Place): Promise<void> {
  const { host, hostname, port, pathname } = new URL(url)
  const pong = frameOf(PING)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.write(
      [
        `GET ${pathname} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        '\r\n',
      ].join('\r\n'),
    )
    socket.once('data', () => {
      socket.write(frameOf(hello))
      socket.on('data', (bytes) => {
        // Only pings contain an empty object, because the object of an event is never empty.
        if (bytes.includes(PING)) socket.write(pong)
        if (bytes.includes('"id":2')) resolve()
      })
    })
    socket.on('close', () => {
      throw new Error('an open page was closed')
    })
  })
}

/** Returns a text frame as a WebSocket client sends it. The mask consists of zeros, which leave the text unchanged. */
function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text)
  const { length } = bytes
  const head = length < 126 ? [0x81, 0x80 | length] : [0x81, 0xfe, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), bytes])
}
