import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { silentHttpLog } from '../testing/silent-log.ts'
import { closeSignal } from './api.ts'
import { createProxyTrust } from './connections/proxy-trust.ts'
import { createEarlyAnswers } from './early-answers.ts'
import { securityHeaders } from './security-headers.ts'
import { createHttpServer } from './server.ts'

const headers = securityHeaders({ isHttps: true, hasPolicy: true })

function setUp(log: FastifyBaseLogger = silentHttpLog) {
  const app = createHttpServer({ log, translate: () => 'words', headers })
  app.get('/fine', async () => ({ fine: true }))
  app.get('/broken', async () => {
    throw new Error('broken')
  })
  app.get('/own', (_, reply) => reply.header('content-security-policy', "default-src 'self'").send('own'))
  return app
}

test('every response has the security headers, including errors and unknown routes', async () => {
  const app = setUp()
  const urls = ['/fine', '/broken', '/nowhere', '/%', `/${'a'.repeat(500)}`]
  for (const url of urls) expect((await app.inject(url)).headers, url).toMatchObject(headers)
  const wrong = await app.inject({
    method: 'POST',
    url: '/fine',
    payload: 'x',
    headers: { 'content-type': 'a/b' },
  })
  expect(wrong.headers).toMatchObject(headers)
  expect((await app.inject('/own')).headers['content-security-policy']).toBe("default-src 'self'")
  expect((await app.inject('/fine')).headers['x-powered-by']).toBeUndefined()
})

test('a request that cannot be parsed is refused with the same headers', async () => {
  const app = setUp()
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), hostname)
  socket.write('NONSENSE\r\n\r\n')
  const answer = await text(socket)
  await app.close()
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  for (const [name, value] of Object.entries(headers)) expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
})

test('a debug log contains URLs without their secrets', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const app = setUp(log)
  for (const [url, logged] of [
    ['/v1/user/verify/s3cret-code', '/v1/user/verify/…'],
    ['/v1/user/password-reset/s3cret-code/check?x=1', '/v1/user/password-reset/…/check?x=1'],
    ['/en/Verify/s3cret-code', '/en/Verify/…'],
    ['/password-reset/s3cret-code', '/password-reset/…'],
    ['/payment/s3cret-id?failed=', '/payment/…?failed='],
    ['/v1/payment/transaction/s3cret-id/retry', '/v1/payment/transaction/…/retry'],
    ['/media/id/file?until=17&sign=s3cret&a=b', '/media/id/file?until=17&sign=…&a=b'],
    ['/media/id/17.s3cret/480.webp', '/media/id/…/480.webp'],
    ['/connection?cf_connect=s3cret', '/connection?cf_connect=…'],
    ['/orders/page/2?sort=deadline', '/orders/page/2?sort=deadline'],
  ] as const) {
    lines.length = 0
    await app.inject(url)
    const [answered] = lines.filter((line) => line.includes('answered'))
    expect(JSON.parse(answered ?? '{}').url).toBe(logged)
    expect(lines.join('')).not.toContain('s3cret')
  }
})

test('HSTS is sent only by sites with https', () => {
  const plain = securityHeaders({ isHttps: false, hasPolicy: true })
  expect(plain['strict-transport-security']).toBeUndefined()
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}$/)
})

test("only a trusted proxy may set the client's address", async () => {
  const isTrustedProxy = createProxyTrust(['loopback', '10.0.0.0/8'])
  const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers, isTrustedProxy })
  app.get('/who', async ({ ip, protocol }) => ({ ip, protocol }))
  const ask = async (remoteAddress: string, forwarded: string) => {
    const told = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' }
    return (await app.inject({ url: '/who', remoteAddress, headers: told })).json()
  }
  expect(await ask('203.0.113.7', '198.51.100.1')).toEqual({ ip: '203.0.113.7', protocol: 'http' })
  expect(await ask('10.0.0.5', '203.0.113.7')).toEqual({ ip: '203.0.113.7', protocol: 'https' })
  expect(await ask('127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.5')).toMatchObject({ ip: '203.0.113.7' })
})

test('an upgrade request that nobody accepts is answered in HTTP, with its body read', async () => {
  const app = setUp()
  app.post('/told', async ({ body }) => body)
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const h2c = 'Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'
  const ask = async (request: string) => {
    const socket = connect(Number(port), hostname)
    socket.end(request)
    return text(socket)
  }
  expect(await ask(`GET /fine HTTP/1.1\r\n${h2c}\r\n`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"fine":true\}$/)
  const posted = `${h2c}Content-Type: application/json\r\nContent-Length: 7\r\n\r\n{"a":1}`
  expect(await ask(`POST /told HTTP/1.1\r\n${posted}`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"a":1\}$/)
  await app.close()
})

test('a closing server waits for pending responses, but not for connections without a request', async () => {
  const app = setUp()
  let answer = () => {}
  app.get(
    '/slow',
    () =>
      new Promise((resolve) => {
        answer = () => resolve('slow')
      }),
  )
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const open = (request: string) => {
    const socket = connect(Number(port), hostname)
    socket.write(request)
    return socket
  }
  const unasked = ['', 'GET /fine HT', 'GET /fine HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n'].map(open)
  const asked = open('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(app.server, 'request')
  const closing = app.close()
  await Promise.all(unasked.map(async (socket) => socket.resume() && once(socket, 'close')))
  answer()
  expect(await text(asked)).toMatch(/slow$/)
  await closing
})

test('a closing server still sends what it has answered early', async () => {
  const body = Buffer.alloc(16 * 1024 * 1024, 'x')
  const early = createEarlyAnswers(() => false)
  early.add({
    answer: (_, response) => {
      response.writeHead(200, { 'content-length': body.length }).end(body)
      return 200
    },
  })
  const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers, early })
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), hostname)
  socket.write('GET /kept HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'readable')
  const closing = app.close()
  const [, received = ''] = (await text(socket)).split('\r\n\r\n')
  expect(received).toHaveLength(body.length)
  await closing
})

test('a client that leaves before its answer is no error in the log', async () => {
  const told = Promise.withResolvers<{ readonly level: number; readonly msg: string }>()
  const write = (line: string) => void (line.includes('listening') || told.resolve(JSON.parse(line)))
  const log = pino({ level: 'info' }, { write })
  const app = createHttpServer({ log, translate: () => 'words', headers })
  const begun = Promise.withResolvers<void>()
  app.get('/slow', async (_request, reply) => {
    const signal = closeSignal(reply)
    begun.resolve()
    await once(signal, 'abort')
    signal.throwIfAborted()
  })
  const { port, hostname } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(port), hostname)
  socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await begun.promise
  socket.destroy()
  expect(await told.promise).toMatchObject({ level: 30, msg: 'the client left' })
  await app.close()
})
