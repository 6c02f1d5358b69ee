import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { getUser, listOrders, listOwnOrders, type Route } from '@verstat/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createEarlyAnswers } from '../../http/early-answers.ts'
import { createHttpServer } from '../../http/server.ts'
import { createPersonLog } from '../../people/person-log.ts'
import { silentHttpLog } from '../../testing/silent-log.ts'
import { createPageCache } from '../page-cache/page-cache.ts'
import { registerPages } from '../pages.ts'
import { earlyUserPages } from './find-user-page.ts'
import { createUserPages } from './user-pages.ts'

const IDS: Readonly<Record<string, string>> = {
  nina: '0197a000-0000-7000-8000-000000000001',
  petro: '0197a000-0000-7000-8000-000000000002',
}
const headers = { 'x-frame-options': 'DENY', 'content-security-policy': "default-src 'none'" }
const now = () => new Date('2026-11-21T10:00:00Z')
const people = createPersonLog()
const pages = createUserPages({ people, maxBytes: 1024 * 1024, now })
const known = (token: string) => {
  const userId = IDS[token]
  return userId === undefined ? undefined : { userId }
}
const users = {
  pages,
  known,
  authenticate: async (token: string) => known(token) ?? null,
}
let isLogged = false
const early = createEarlyAnswers(() => isLogged)
const answered: number[] = []
early.onAnswer((status) => void answered.push(status))
early.add(earlyUserPages({ ...users, headers }))

let rendered = 0
let names: Record<string, string> = {}
const translate = () => 'words'
const app = createHttpServer({ log: silentHttpLog, translate, headers, early })
registerPages(app, {
  cache: createPageCache({ maxBytes: 1024 * 1024, now }),
  users,
  cdnTtlSeconds: 120,
  translate,
  now,
  // What a call answers does not matter here, only what it says about its callers.
  send: ({ token }, mark) => {
    const answer = async (call: Pick<Route, 'path'>) => {
      const isPublic = call.path === listOrders.path
      mark(token === undefined || isPublic ? { tags: ['orders'] } : undefined, call)
      return {} as never
    }
    return answer as never
  },
  policy: { tagManager: false },
  site: () => ({ brand: 'Верстат', origin: 'http://localhost', apiBase: '', demo: false }),
  renderer: {
    queryKeys: () => ['sort'],
    isSameForUsers: (path) => path !== '/own',
    close: async () => {},
    async render({ url, headers: _ }, { send, slots, hasToken, locale }) {
      rendered += 1
      if (hasToken) await send(getUser, {})
      await send(url.includes('/offers') ? listOwnOrders : listOrders, {})
      const { pathname, search } = new URL(url)
      const name = names.shown ?? ''
      const slot = slots ? `${slots.open('name')}${locale} ${name}${slots.close}` : `${locale} ${name}`
      const more = pathname === '/' && slots ? `${slots.open('purpose')}for ${name}${slots.close}` : ''
      const named = pathname === '/leaks' ? IDS.nina : ''
      const status = pathname === '/nothing' ? 404 : 200
      return {
        status,
        html: `<html>${pathname}${search} ${slot} ${named}${more}<script>one()</script></html>`,
      }
    },
  },
})

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())
beforeEach(() => {
  people.setListening(true)
  pages.dropAll()
  names = {}
})

function ask(path: string, asked: Record<string, string>) {
  const { port } = app.server.address() as AddressInfo
  return new Promise<{ status: number; headers: Readonly<Record<string, unknown>>; text: string }>(
    (resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, path, headers: asked, agent: false },
        async (answer) => {
          const chunks: Buffer[] = []
          for await (const chunk of answer) chunks.push(chunk)
          const body = Buffer.concat(chunks)
          const isPacked = answer.headers['content-encoding'] === 'gzip'
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: (isPacked ? gunzipSync(body) : body).toString(),
          })
        },
      )
      sent.once('error', reject)
      sent.end()
    },
  )
}

/** Asks for a page as a user, whose name the page shows, and tells whether it was rendered and who sent it. */
async function askAs(user: string, path: string, asked: Record<string, string> = {}) {
  names = { shown: user }
  const before = [rendered, answered.length] as const
  const answer = await ask(path, { cookie: `token=${user}`, 'accept-encoding': 'gzip, br', ...asked })
  return { ...answer, isRendered: rendered > before[0], isEarly: answered.length > before[1] }
}

test('a user gets the page that was rendered for another user, with the own parts', async () => {
  expect((await askAs('nina', '/orders/page/1')).isRendered).toBe(true)
  expect((await askAs('petro', '/terms')).isRendered).toBe(true)
  const page = await askAs('petro', '/orders/page/1')
  expect(page).toMatchObject({ status: 200, isRendered: false, isEarly: true })
  expect(page.text).toBe('<html>/orders/page/1 uk petro <script>one()</script></html>')
  expect((await askAs('nina', '/orders/page/1')).text).toContain('uk nina')
})

test('a page with parts that other pages lack is kept beside them', async () => {
  await askAs('nina', '/')
  await askAs('nina', '/terms')
  expect((await askAs('petro', '/terms')).isRendered).toBe(true)
  expect((await askAs('petro', '/')).isRendered).toBe(true)
  for (const user of ['nina', 'petro']) {
    const [home, terms] = [await askAs(user, '/'), await askAs(user, '/terms')]
    expect([home.isRendered, terms.isRendered]).toEqual([false, false])
    expect(home.text).toBe(`<html>/ uk ${user} for ${user}<script>one()</script></html>`)
    expect(terms.text).not.toContain('for')
  }
})

test('a page of users is the same before the framework and within it', async () => {
  await askAs('nina', '/orders/page/1')
  const first = await askAs('nina', '/orders/page/1')
  isLogged = true
  const second = await askAs('nina', '/orders/page/1')
  isLogged = false
  expect([first.isEarly, second.isEarly, second.isRendered]).toEqual([true, false, false])
  expect(first.text).toBe(second.text)
  const { date: _, 'x-request-id': id, ...rest } = first.headers
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(second.headers).toMatchObject(rest)
  expect(rest).toMatchObject({
    'cache-control': 'private, no-store',
    'content-encoding': 'gzip',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining('sha256-'),
  })
})

test.each<[string, string, Record<string, string>]>([
  ['a client without gzip', '/terms', { 'accept-encoding': 'br' }],
  ['a client that takes anything but gzip', '/terms', { 'accept-encoding': 'gzip;q=0, *' }],
  ['a wrong token', '/terms', { cookie: 'token=nobody' }],
  ['a page of its user alone', '/own', {}],
  ['a page with a call for its user', '/offers', {}],
  ['a missing page', '/nothing', {}],
])('%s gets a page rendered for this request', async (_, path, asked) => {
  await askAs('nina', path)
  await askAs('nina', path, asked)
  const page = await askAs('nina', path, asked)
  expect(page).toMatchObject({ isRendered: true, isEarly: false })
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(page.text).not.toContain('~')
})

test('a page that names its user outside of the slots goes to nobody else', async () => {
  await askAs('nina', '/leaks')
  await askAs('petro', '/terms')
  expect(await askAs('petro', '/leaks')).toMatchObject({ isRendered: true })
})

test('a change of a person renders their parts anew, and those of nobody else', async () => {
  await askAs('nina', '/terms')
  await askAs('petro', '/terms')
  people.drop(IDS.nina ?? '')
  expect(await askAs('petro', '/terms')).toMatchObject({ isRendered: false })
  expect(await askAs('nina', '/terms')).toMatchObject({ isRendered: true })
  expect(await askAs('nina', '/terms')).toMatchObject({ isRendered: false })
})

test('a change of what a page shows renders it anew', async () => {
  await askAs('nina', '/terms')
  pages.drop(['orders'])
  expect(await askAs('nina', '/terms')).toMatchObject({ isRendered: true })
})

test('each language has parts of its own', async () => {
  await askAs('nina', '/terms')
  expect((await askAs('nina', '/en/terms')).text).toContain('en nina')
  expect((await askAs('nina', '/terms')).text).toContain('uk nina')
})

test('while changes of people are not heard, nothing is cached for them', async () => {
  people.setListening(false)
  await askAs('nina', '/terms')
  expect(await askAs('nina', '/terms')).toMatchObject({ isRendered: true })
})

test('visitors do not get pages of users, nor users those of visitors', async () => {
  await askAs('nina', '/terms')
  const visitor = await ask('/terms', { 'accept-encoding': 'gzip' })
  expect(visitor.headers['cache-control']).toContain('public')
  people.drop(IDS.nina ?? '')
  expect((await askAs('nina', '/terms')).headers['cache-control']).toBe('private, no-store')
})
