import { Centrifuge } from 'centrifuge'
import { afterAll, expect, test } from 'vitest'
import { until } from '../fake-client.testing.ts'
import { api, fresh, HOST } from './contract-target.testing.ts'

const leaving = new AbortController()
afterAll(() => leaving.abort())

function post(path: string, body: string): Promise<Response> {
  return fetch(`http://${HOST}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal: leaving.signal,
  })
}

/** Delivers the response body byte by byte, which is the worst that a network can do. */
async function byteByByte(url: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init)
  if (answer.body === null) return answer
  const single = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      for (let at = 0; at < chunk.length; at += 1) controller.enqueue(chunk.slice(at, at + 1))
    },
  })
  return new Response(answer.body.pipeThrough(single), answer)
}

test('multi-byte characters arrive intact, wherever the network splits them', async () => {
  const client = new Centrifuge(
    [{ transport: 'http_stream', endpoint: `http://${HOST}/connection/http_stream` }],
    { fetch: byteByByte, readableStream: ReadableStream, emulationEndpoint: `http://${HOST}/emulation` },
  )
  const channel = `open:${fresh()}`
  const received: unknown[] = []
  const subscription = client.newSubscription(channel)
  subscription.on('publication', ({ data }) => received.push(data))
  subscription.subscribe()
  client.connect()
  await subscription.ready(5_000)
  const texts = ['Ґанок і їжак', '«лапки» — тире', '🇺🇦👩‍🔧', '\u2028']
  for (const text of texts) await api('publish', { channel, data: { text } })
  await until('all texts', () => received[3])
  expect(received).toEqual(texts.map((text) => ({ text })))
  client.disconnect()
})

test('an event stream has one event per reply, and proxies are told not to buffer it', async () => {
  const connect = encodeURIComponent('{"id":1,"connect":{}}')
  const answer = await fetch(`http://${HOST}/connection/sse?cf_connect=${connect}`, {
    signal: leaving.signal,
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const reader = answer.body?.getReader()
  let text = ''
  while (!text.includes('"connect"')) text += new TextDecoder().decode((await reader?.read())?.value)
  expect(text).toMatch(/^\r\ndata: \{.*"session":"[^"]+".*\}\n\n$/)
})

test('requests that violate the protocol are refused by status', async () => {
  expect((await post('/emulation', '{"session":1}')).status).toBe(400)
  expect((await post('/emulation', 'x'.repeat(200_000))).status).toBe(413)
  expect((await post('/connection/http_stream', `"${'x'.repeat(70_000)}"`)).status).toBe(413)
  const preflight = await fetch(`http://${HOST}/emulation`, { method: 'OPTIONS' })
  expect([preflight.status, preflight.headers.get('access-control-max-age')]).toEqual([204, '300'])
})
