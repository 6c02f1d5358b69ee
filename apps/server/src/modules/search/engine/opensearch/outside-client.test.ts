import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { TEST_CERTIFICATE } from '../../../../platform/testing/test-certificate.ts'
import { openOutsideClient } from './outside-client.ts'

const closers: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function node(listener: RequestListener): Promise<string> {
  return `http://user:secret@${await listen(createServer(listener))}`
}

/** Starts a server and returns its host and port. */
async function listen(server: ReturnType<typeof createServer | typeof createTlsServer>): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function open(...nodes: string[]) {
  const client = await openOutsideClient({ nodes })
  closers.push(client.close)
  return client
}

test('a request that its caller aborts rejects with the reason, and ends nothing else', async () => {
  const gone = new AbortController()
  const client = await open(await node(() => gone.abort()))
  // An error that is thrown elsewhere would fail the test too.
  await expect(client.send({ method: 'GET', path: '/', signal: gone.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  await expect(client.send({ method: 'GET', path: '/', signal: gone.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('a node that does not answer in time is left, and another one is asked', async () => {
  let asked = 0
  const silent = await node(() => {
    asked += 1
  })
  const talking = await node((_, answer) =>
    answer.setHeader('content-type', 'application/json').end('{"a":1}'),
  )
  const client = await open(silent, talking)
  for (const _ of [1, 2, 3]) {
    const { body } = await client.send({ method: 'GET', path: '/', timeoutMs: 200 })
    expect(body).toEqual({ a: 1 })
  }
  expect(asked).toBe(1)
})

test('an error names neither the address nor the password', async () => {
  const client = await open('http://user:secret@127.0.0.1:1')
  const error: unknown = await client.send({ method: 'GET', path: '/' }).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ status: 0, message: 'ConnectionError: ECONNREFUSED' })
  expect(JSON.stringify(error)).not.toMatch(/secret|127|authorization/)
  const refusing = await open(
    await node((_, answer) =>
      answer
        .writeHead(403, { 'content-type': 'application/json' })
        .end('{"error":{"type":"security_exception","reason":"no permissions"}}'),
    ),
  )
  await expect(refusing.send({ method: 'GET', path: '/' })).rejects.toMatchObject({
    status: 403,
    message: '{"type":"security_exception","reason":"no permissions"}',
  })
})

test('the password reaches only a node whose certificate a known authority has signed', async () => {
  const seen: (string | undefined)[] = []
  const server = createTlsServer(TEST_CERTIFICATE, ({ headers }, answer) => {
    seen.push(headers.authorization)
    answer.setHeader('content-type', 'application/json').end('{"a":1}')
  })
  const address = `https://user:p%40ss%3A%25%2F@${await listen(server)}`
  const stranger = await open(address)
  await expect(stranger.send({ method: 'GET', path: '/' })).rejects.toMatchObject({
    message: 'ConnectionError: self-signed certificate',
  })
  expect(seen).toEqual([])
  // As NODE_EXTRA_CA_CERTS does for a whole process.
  const known = getCACertificates()
  closers.push(() => setDefaultCACertificates(known))
  setDefaultCACertificates([...known, TEST_CERTIFICATE.cert])
  const client = await open(address)
  expect((await client.send({ method: 'GET', path: '/' })).body).toEqual({ a: 1 })
  expect(seen).toEqual([`Basic ${Buffer.from('user:p@ss:%/').toString('base64')}`])
})
