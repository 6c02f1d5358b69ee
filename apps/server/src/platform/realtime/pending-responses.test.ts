import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import { listeningPort } from '@verstat/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPendingResponses } from './pending-responses.ts'

const server = createServer()
const isBusy = watchPendingResponses(server)

beforeEach(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.close())

test('a response is pending until it has been sent', async () => {
  const { answer, asked } = await ask('/v1/orders')
  expect(isBusy()).toBe(true)
  answer.end()
  const [received] = await once(asked, 'response')
  received.resume()
  await vi.waitFor(() => expect(isBusy()).toBe(false))
})

test('a response is no longer pending after its client has disconnected', async () => {
  const { asked } = await ask('/v1/orders')
  asked.on('error', () => {})
  asked.destroy()
  await vi.waitFor(() => expect(isBusy()).toBe(false))
})

test('streams do not count as pending', async () => {
  const { answer } = await ask('/connection/sse?cf_connect=%7B%7D')
  expect(isBusy()).toBe(false)
  answer.end()
})

/** Sends a request. Resolves when the server has received the request but has not answered it yet. */
async function ask(path: string) {
  const port = listeningPort(server)
  const reached = once(server, 'request') as Promise<[unknown, ServerResponse]>
  const asked = get({ host: '127.0.0.1', port, path, agent: false })
  const [, answer] = await reached
  return { asked, answer }
}
