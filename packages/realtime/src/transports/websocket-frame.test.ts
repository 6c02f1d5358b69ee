import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { listeningPort } from './listening-port.ts'
import { textFrame } from './websocket-frame.ts'

const texts = [
  ...[0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length)),
  '«Ґ» 🪚'.repeat(20),
]
const http = createServer()
http.on('upgrade', ({ headers }, socket) => {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
  const accept = createHash('sha1').update(key).digest('base64')
  socket.write(
    `HTTP/1.1 101 x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  for (const text of texts) socket.write(textFrame(text))
})
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
afterAll(() => http.close())

test('texts of any length and alphabet are decoded unchanged', async () => {
  const client = new WebSocket(`ws://127.0.0.1:${listeningPort(http)}`)
  const received: string[] = []
  client.on('message', (data, isBinary) => {
    received.push(`${isBinary} ${data}`)
    if (received.length === texts.length) client.terminate()
  })
  await once(client, 'close')
  expect(received).toEqual(texts.map((text) => `false ${text}`))
})
