import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { silentHttpLog } from '../testing/silent-log.ts'
import { collectRoutes, isRoutable, refuseMethod, refuseOtherMethods } from './allowed-methods.ts'
import { createHttpServer } from './server.ts'

const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers: {} })
const routes = collectRoutes(app)
app.get('/v1/order/:slug', (request) => request.params)
app.delete('/v1/order/:id', (request) => request.params)
app.post('/v1/order/create', () => 'made')
app.all('/v1/*', (_, reply) => reply.code(404).send())
app.post('/feedback', () => 'taken')
app.get('/*', (request) => request.url)
app.setNotFoundHandler((request, reply) => {
  if (!isRoutable(request.method)) return refuseMethod(reply, 'GET, HEAD, OPTIONS')
  return reply.code(404).send()
})
await app.register(async (scope) => refuseOtherMethods(scope, routes))
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(() => app.close())

/** Sends a raw HTTP request that no client library would send. */
async function say(target: string, more = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${more}\r\n`)
  return text(socket)
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])
const allowOf = (answer: string) => /^allow: (.*?)\r$/im.exec(answer)?.[1]

test.each([
  ['PUT', '/v1/order/create', 'GET, HEAD, POST, DELETE, OPTIONS'],
  ['POST', '/v1/order/a-slug', 'GET, HEAD, DELETE, OPTIONS'],
  ['DELETE', '/feedback', 'GET, HEAD, POST, OPTIONS'],
  ['POST', '/orders/page/1', 'GET, HEAD, OPTIONS'],
  ['TRACE', '/', 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/', 'GET, HEAD, OPTIONS'],
])('%s %s is refused with 405 and lists the allowed methods', async (method, path, allow) => {
  const answer = await say(`${method} ${path}`)
  expect([statusOf(answer), allowOf(answer)]).toEqual([405, allow])
  expect(answer).toContain('"code":"method_not_allowed"')
})

test('a wrong method is refused before its body is read', async () => {
  const answer = await say(
    'PUT /v1/order/create',
    'Content-Type: nothing/known\r\nContent-Length: 900000\r\n',
  )
  expect(statusOf(answer)).toBe(405)
})

test.each([
  '/v1/order/create',
  '/orders/page/1',
  '*',
  'http://elsewhere.example/orders',
])('OPTIONS %s lists the allowed methods', async (target) => {
  const answer = await say(`OPTIONS ${target}`)
  expect([statusOf(answer), allowOf(answer)]).toEqual([204, expect.stringContaining('GET, HEAD')])
})

test.each([
  ['http://elsewhere.example/orders?page=2', '/orders?page=2'],
  ['HTTP://elsewhere.example', '/'],
  ['https://elsewhere.example?query=x', '/?query=x'],
  ['ftp://elsewhere.example/a', '/a'],
  ['http://elsewhere.example//x', '//x'],
])('a target in absolute form is routed by its path: %s', async (target, path) => {
  const answer = await say(`GET ${target}`)
  expect(statusOf(answer)).toBe(200)
  expect(answer.split('\r\n\r\n')[1]).toContain(path)
})

test('HEAD is answered like GET, without a body', async () => {
  const answer = await say('HEAD /v1/order/a-slug')
  expect([statusOf(answer), answer.split('\r\n\r\n')[1]]).toEqual([200, ''])
})

test('a parameter with unstorable text is a 404 before any handler sees it', async () => {
  expect(statusOf(await say('GET /v1/order/a%00b'))).toBe(404)
})
