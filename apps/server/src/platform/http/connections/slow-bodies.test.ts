import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemErrorCode } from '../../config/start-error.ts'
import { limitSlowBodies } from './slow-bodies.ts'

const app = Fastify({ bodyLimit: 1_000, forceCloseConnections: true })
let port = 0

beforeAll(async () => {
  limitSlowBodies(app, 100)
  app.post('/call', async ({ body }) => body)
  app.post('/upload', { bodyLimit: 100_000 }, async ({ body }) => body)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.close())

/**
 * Sends the headers and the first half of a body. Resolves when the server closes the connection or responds.
 */
function sendHalf(path: string, rest?: { readonly afterMs: number; readonly text: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      const head = [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', 'content-length: 8']
      socket.write(`${head.join('\r\n')}\r\nconnection: close\r\n\r\n{"a"`)
      if (rest) setTimeout(() => socket.write(rest.text), rest.afterMs)
    })
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.once('close', () => resolve(answer))
    socket.once('error', (error) => (systemErrorCode(error) === 'ECONNRESET' ? resolve('') : reject(error)))
  })
}

test('a body that arrives too slowly ends its connection', async () => {
  expect(await sendHalf('/call')).toBe('')
})

test('a body that arrives in time is answered, and an upload has more time', async () => {
  expect(await sendHalf('/call', { afterMs: 0, text: ': 1}' })).toContain('{"a":1}')
  expect(await sendHalf('/upload', { afterMs: 300, text: ': 1}' })).toContain('{"a":1}')
})
