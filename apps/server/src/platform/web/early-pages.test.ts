import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEarlyAnswers } from '../http/early-answers.ts'
import { createHttpServer } from '../http/server.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { earlyPages } from './early-pages.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { registerPages } from './pages.ts'

const headers = { 'x-frame-options': 'DENY', 'content-security-policy': "default-src 'none'" }
const now = () => new Date('2026-11-21T10:00:00Z')
const cache = createPageCache({ maxBytes: 1024 * 1024, now })
let isLogged = false
const early = createEarlyAnswers(() => isLogged)
const answered: number[] = []
early.onAnswer((status) => void answered.push(status))
early.add(earlyPages({ cache, cdnTtlSeconds: 120, now, headers }))

const translate = () => 'words'
const app = createHttpServer({ log: silentHttpLog, translate, headers, early })
registerPages(app, {
  cache,
  cdnTtlSeconds: 120,
  translate,
  now,
  send: () => async () => {
    throw new Error('these pages ask for nothing')
  },
  policy: { tagManager: false },
  site: () => ({ brand: 'Верстат', origin: 'http://localhost', apiBase: '', demo: false }),
  renderer: {
    queryKeys: () => ['sort'],
    close: async () => {},
    render: async ({ url }) => {
      const status = url.includes('nothing') ? 404 : 200
      return { status, html: `<html>${url.slice(url.indexOf('/', 8))}<script>one()</script></html>` }
    },
  },
})

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) })
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

/** Asks twice and returns the second answer, and whether it left before the framework. */
async function askAgain(path: string, headers: Record<string, string> = {}, body?: string) {
  await ask(path, headers, body)
  const before = answered.length
  const answer = await ask(path, headers, body)
  return { ...answer, isEarly: answered.length > before }
}

/** The headers of an answer without those that differ for each request. */
function compared({ headers: { date, 'x-request-id': id, ...rest } }: Answer) {
  expect([date, id]).toEqual([expect.any(String), expect.stringMatching(/^[\da-f-]{36}$/)])
  return rest
}

test.each<[string, string, Record<string, string>]>([
  ['a page', '/orders/page/1', {}],
  ['a compressed page', '/orders/page/1', { 'accept-encoding': 'gzip, br' }],
  ['a page in gzip', '/orders/page/1', { 'accept-encoding': 'gzip' }],
  ['a filtered list', '/orders/page/1?sort=budget', { 'accept-encoding': 'br' }],
  ['the home page of a robot', '/', { 'accept-encoding': 'br', 'user-agent': 'Googlebot' }],
  ['the home page of a returning visitor', '/', { 'accept-encoding': 'br', cookie: 'locale=uk' }],
  [
    'a page for a visitor with cookies',
    '/terms',
    { 'accept-encoding': 'br', cookie: 'consent=1; locale=en' },
  ],
])('%s is the same before the framework and within it', async (_, path, asked) => {
  const first = await askAgain(path, asked)
  isLogged = true
  const second = await askAgain(path, asked)
  isLogged = false
  // A body that is decompressed for each request is the framework's work.
  expect([first.isEarly, second.isEarly]).toEqual(['accept-encoding' in asked, false])
  expect(first.status).toBe(200)
  expect(compared(first)).toEqual(compared(second))
  expect(first.body.equals(second.body)).toBe(true)
  const known = { ...asked, 'if-none-match': String(first.headers.etag) }
  const unchanged = await askAgain(path, known)
  isLogged = true
  const unchangedLater = await askAgain(path, known)
  isLogged = false
  expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
  expect(compared(unchanged)).toEqual(compared(unchangedLater))
})

test.each<[string, string, Record<string, string>]>([
  ['a person with a session', '/terms', { cookie: 'token=abc' }],
  ['a caller with a token', '/terms', { authorization: 'Bearer abc' }],
  ['an unknown parameter', '/terms?utm_source=a', {}],
  ['a missing page', '/nothing', {}],
  ['an English reader of the home page', '/', { 'user-agent': 'Mozilla', 'accept-language': 'en' }],
  [
    'a new visitor of the home page, who gets a cookie',
    '/',
    { 'user-agent': 'Mozilla', 'accept-language': 'uk' },
  ],
  ['a body that a GET must not have', '/terms', { 'content-length': '2' }],
])('%s needs the framework', async (_, path, asked) => {
  await ask(path.split('?')[0] ?? path, { 'accept-encoding': 'br' })
  const body = 'content-length' in asked ? '{}' : undefined
  expect((await askAgain(path, { 'accept-encoding': 'br', ...asked }, body)).isEarly).toBe(false)
})

test('a page leaves early only as long as it is fresh', async () => {
  const asked = { 'accept-encoding': 'br' }
  expect((await askAgain('/fresh', asked)).isEarly).toBe(true)
  cache.dropAll()
  const before = answered.length
  expect((await ask('/fresh', asked)).headers['x-page-cache']).toBe('miss')
  expect(answered).toHaveLength(before)
})
