import { request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { getOrder, getUser, listOrders, listQuestions, listRegions } from '@verstat/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { silentHttpLog } from '../../testing/silent-log.ts'
import { createPageCache } from '../../web/page-cache/page-cache.ts'
import { openGate } from '../answer-call.ts'
import { registerApi } from '../api.ts'
import { AppError } from '../app-error.ts'
import type { Binding } from '../binding.ts'
import { createEarlyAnswers } from '../early-answers.ts'
import { createHttpServer } from '../server.ts'
import { earlyCalls } from './early-calls.ts'

const now = () => new Date()
const headers = { 'x-frame-options': 'DENY' }
const cache = createPageCache({ maxBytes: 1024 * 1024, now })
let isLogged = false
const early = createEarlyAnswers(() => isLogged)
let earlyAnswers = 0
early.onAnswer(() => {
  earlyAnswers += 1
})
const filterPaths = new Set([listOrders.path])
early.add(earlyCalls({ cache, filterPaths, headers }))

/** The inputs that reached a handler. */
const handled: unknown[] = []
const binding = (route: Binding<null>['route'], tags?: readonly string[]): Binding<null> => ({
  route,
  handle: async (_, input) => {
    handled.push(input)
    if (JSON.stringify(input).includes('"page":404')) throw new AppError('not_found')
    return { input, filler: 'дріт '.repeat(500) }
  },
  ...(tags ? { marks: () => ({ tags }) } : {}),
})
const bindings = [
  binding(listOrders, ['orders']),
  binding(getOrder, ['orders']),
  binding(listRegions, ['regions']),
  binding(listQuestions, []),
  binding(getUser),
]
const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers, early })
registerApi(app, {
  bindings,
  gate: { ...openGate(null), authenticate: async () => ({ userId: 'nina', role: 'user' }) as never },
  translate: () => 'words',
  checkOutput: false,
  shared: { cache, now },
})

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())
beforeEach(() => {
  cache.dropAll()
  handled.length = 0
})

type Asked = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Parts of the body that are sent one after another. */
  readonly parts?: readonly string[]
}

async function send(path: string, { method = 'GET', headers = {}, parts = [] }: Asked = {}) {
  const before = { early: earlyAnswers, handled: handled.length }
  const { port } = app.server.address() as AddressInfo
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number
    headers: Record<string, unknown>
    body: Buffer
  }>()
  const asked = ask({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk)
    resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
  })
  asked.once('error', reject)
  for (const part of parts) {
    asked.write(part)
    if (parts.length > 1) await delay(20)
  }
  asked.end()
  const answer = await promise
  return {
    ...answer,
    isEarly: earlyAnswers > before.early,
    isHandled: handled.length > before.handled,
  }
}

const list = (body: string, more: Readonly<Record<string, string>> = {}) =>
  send(listOrders.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...more,
    },
    parts: [body],
  })

const compared = (answer: Awaited<ReturnType<typeof send>>) => {
  const { date, 'x-request-id': id, ...rest } = answer.headers
  expect([date, id]).toEqual([expect.any(String), expect.stringMatching(/^[\da-f-]{36}$/)])
  return [answer.status, rest, answer.body.toString('base64')]
}

test.each([
  undefined,
  'br',
  'gzip',
])('a list is made once and then leaves before the framework, in %s', async (encoding) => {
  const more = encoding ? { 'accept-encoding': encoding } : {}
  const made = await list('{"page":2}', more)
  expect([made.isEarly, made.isHandled]).toEqual([false, true])
  const kept = await list('{"page":2}', more)
  expect([kept.isEarly, kept.isHandled]).toEqual([true, false])
  expect(compared(kept)).toEqual(compared(made))
  expect(kept.headers).toMatchObject({ 'x-frame-options': 'DENY', vary: 'Accept-Encoding' })
  expect(kept.headers.etag).toBeUndefined()
})

test('a GET has an ETag that both ways know', async () => {
  const made = await send(listRegions.path)
  const kept = await send(listRegions.path)
  expect([made.isEarly, kept.isEarly]).toEqual([false, true])
  expect(compared(kept)).toEqual(compared(made))
  const known = { 'if-none-match': String(made.headers.etag) }
  const early = await send(listRegions.path, { headers: known })
  isLogged = true
  const late = await send(listRegions.path, { headers: known })
  isLogged = false
  expect([early.isEarly, late.isEarly, early.status, early.body.length]).toEqual([true, false, 304, 0])
  expect(compared(early)).toEqual(compared(late))
})

test('HEAD has the headers of the cached GET and no body', async () => {
  const made = await send(listRegions.path)
  const head = await send(listRegions.path, { method: 'HEAD' })
  expect([head.status, head.isHandled, head.body.length]).toEqual([200, false, 0])
  expect(compared({ ...head, body: made.body })).toEqual(compared(made))
})

test('filters, languages and queries have answers of their own', async () => {
  const asked = [
    () => list('{}'),
    () => list('{"page":2}'),
    () => list('{}', { 'accept-language': 'en' }),
    () => send(listRegions.path),
    () => send(`${listRegions.path}?counts=none`),
  ]
  for (const each of asked) expect((await each()).isHandled).toBe(true)
  for (const each of asked) expect((await each()).isEarly).toBe(true)
})

test('a change of what an answer shows ends it', async () => {
  await list('{}')
  cache.drop(['regions'])
  expect((await list('{}')).isEarly).toBe(true)
  cache.drop(['orders'])
  expect((await list('{}')).isHandled).toBe(true)
})

test.each([
  ['x-listing-token', 'abc'],
  ['x-answer-code', 'abc'],
  ['x-challenge', 'abc'],
  ['idempotency-key', 'abc'],
])('a caller with the header %s gets an answer of his own, which others never get', async (name, value) => {
  const own = await list('{}', { [name]: value })
  expect([own.isEarly, own.isHandled]).toEqual([false, true])
  expect((await list('{}')).isHandled).toBe(true)
  expect((await list('{}', { [name]: value })).isHandled).toBe(true)
})

test('people with a session share an answer only if it is the same for all', async () => {
  const session = { authorization: 'Bearer abc' }
  expect((await list('{}', session)).isHandled).toBe(true)
  expect((await list('{}', session)).isEarly).toBe(true)
  const order = '/v1/order/kurtky'
  expect((await send(order)).headers.vary).toBe('Accept-Encoding, Authorization')
  expect((await send(order)).isEarly).toBe(true)
  expect((await send(order, { headers: session })).isHandled).toBe(true)
  expect((await send(order, { headers: session })).isHandled).toBe(true)
})

test('calls that need a session, and refusals, are not cached', async () => {
  for (let n = 0; n < 2; n += 1) {
    expect((await send(getUser.path, { headers: { authorization: 'Bearer abc' } })).isHandled).toBe(true)
    expect(await list('{"page":404}')).toMatchObject({ status: 404, isHandled: true })
    expect(await list('{"page":0}')).toMatchObject({ status: 422, isEarly: false })
    expect(await list('{"page":')).toMatchObject({ status: 400, isEarly: false })
    expect(await list('{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415, isEarly: false })
  }
})

test('a body that comes in parts or without a length reaches the framework whole', async () => {
  await list('{"page":2}')
  const json = { 'content-type': 'application/json' }
  const parts = ['{"pa', 'ge":', '2}']
  const inParts = await send(listOrders.path, {
    method: 'POST',
    headers: { ...json, 'content-length': '10' },
    parts,
  })
  expect([inParts.status, inParts.isEarly, inParts.isHandled]).toEqual([200, false, false])
  const withoutLength = await send(listOrders.path, { method: 'POST', headers: json, parts })
  expect([withoutLength.status, withoutLength.isEarly, withoutLength.isHandled]).toEqual([200, false, true])
  const other = await list('{"page":3}')
  expect([other.status, handled.at(-1)]).toEqual([200, expect.objectContaining({ page: 3 })])
})

test('a filter longer than is worth caching is answered anew', async () => {
  const long = JSON.stringify({ page: 2, categorySlug: 'a'.repeat(60), '': ' '.repeat(1_000) })
  for (let n = 0; n < 2; n += 1) expect((await list(long)).isEarly).toBe(false)
})

test('a body that is nested too deeply to be printed is refused', async () => {
  expect(await list('['.repeat(5_000) + ']'.repeat(5_000))).toMatchObject({ status: 422, isEarly: false })
})

test('a call that changes with other calls of its page is answered anew each time', async () => {
  const path = listQuestions.path.replace('{id}', '0193b0a0-0000-7000-8000-000000000000')
  expect((await send(path)).isHandled).toBe(true)
  expect((await send(path)).isHandled).toBe(true)
})
