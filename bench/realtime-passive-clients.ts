import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import type { Place } from './realtime-clients.ts'

/** Connecting more at once only makes them wait for each other. */
const AT_ONCE = 100
const PING = '{}'

/** Opens connections that only answer pings: normal to the server, cheap for the machine. A closed one throws. */
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
        // Only pings contain an empty object; publications are never empty.
        if (bytes.includes(PING)) socket.write(pong)
        if (bytes.includes('"id":2')) resolve()
      })
    })
    socket.on('close', () => {
      throw new Error('an open page was closed')
    })
  })
}

/** A masked client text frame; the mask of zeros leaves the text unchanged. */
function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text)
  const { length } = bytes
  const head = length < 126 ? [0x81, 0x80 | length] : [0x81, 0xfe, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), bytes])
}
