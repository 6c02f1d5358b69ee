import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listRegions, type Send } from '@verstat/contract'
import { expect, test } from 'vitest'
import { AppError } from '../http/app-error.ts'
import { createHttpServer } from '../http/server.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { createPageCache } from './page-cache/page-cache.ts'
import { registerPages } from './pages.ts'

const KILOBYTE = 1024
const translate = () => 'words'
const send: Send = async () => {
  throw new Error('these pages ask for nothing')
}

/** Creates a server whose pages contain their URL and the time of their render. */
function setUp({
  cdnTtlSeconds = 0,
  maxBytes = 1024 * KILOBYTE,
  filler = '',
  answer = send,
  policy = { tagManager: false },
} = {}) {
  const rendered: string[] = []
  const cache = createPageCache({ maxBytes, now: () => new Date() })
  const app = createHttpServer({ log: silentHttpLog, translate, headers: {} })
  registerPages(app, {
    cache,
    cdnTtlSeconds,
    translate,
    send: () => answer,
    now: () => new Date(),
    policy,
    site: () => ({ brand: 'Верстат', origin: 'http://localhost', apiBase: '', demo: false }),
    renderer: {
      queryKeys: (path) => (path.startsWith('/orders') ? ['sort'] : []),
      canonicalPath: (path) => path.toLowerCase().replace(/(?<=.)\/+$/, ''),
      privacyOf: (path) =>
        path.startsWith('/verify/') ? 'secret' : path === '/feedback' ? 'personal' : 'shared',
      close: async () => {},
      render: async (request, context) => {
        const { pathname, search } = new URL(request.url)
        rendered.push(pathname + search)
        if (pathname === '/search') {
          const [call] = await Promise.allSettled([context.send(listRegions, {})])
          return { status: call.status === 'fulfilled' ? 200 : 500, html: '<html></html>' }
        }
        if (pathname === '/broken') throw new Error('the render failed')
        if (pathname === '/orders')
          return { status: 308, html: '', location: 'http://localhost/orders/page/1' }
        const status = pathname.startsWith('/nothing') ? 404 : 200
        const html = `<html>${pathname}${search} №${rendered.length}${filler}<script>one()</script></html>`
        return { status, html }
      },
    },
  })
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, get, rendered, cache }
}

test('unknown parameters get the same page, rendered once', async () => {
  const { get, rendered, cache } = setUp()
  const bodies = new Set<string>()
  for (const query of ['', '?utm_source=a', '?utm_source=b', '?x=1&y=2']) {
    bodies.add((await get(`/orders/page/1${query}`)).body)
  }
  expect(bodies.size).toBe(1)
  expect(rendered).toEqual(['/orders/page/1'])
  expect((await get('/orders/page/1?sort=budget&utm=1')).body).toContain('?sort=budget №2')
  expect(cache.size().pages).toBe(2)
})

test('a redirect keeps unknown parameters and is cached', async () => {
  const { get, rendered } = setUp()
  const locations = []
  for (const url of ['/orders', '/orders?utm_source=a', '/orders?gclid=b']) {
    const { statusCode, headers } = await get(url)
    locations.push([statusCode, headers.location])
  }
  expect(locations).toEqual([
    [308, 'http://localhost/orders/page/1'],
    [308, 'http://localhost/orders/page/1?utm_source=a'],
    [308, 'http://localhost/orders/page/1?gclid=b'],
  ])
  expect(rendered.length).toBe(1)
})

test('a page is sent in each accepted encoding, each with its own ETag and a Vary header', async () => {
  const { get, rendered } = setUp()
  const plain = await get('/terms')
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  const tags = [plain.headers.etag]
  for (const encoding of ['br', 'gzip'] as const) {
    const { headers, rawPayload } = await get('/terms', { 'accept-encoding': `deflate, ${encoding};q=0.9` })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(unpack[encoding](rawPayload).toString()).toBe(plain.body)
    tags.push(headers.etag)
  }
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(new Set(tags).size).toBe(3)
  expect(rendered.length).toBe(1)
})

test('a client that has the page gets a 304, in any encoding', async () => {
  const { get, cache } = setUp()
  const { headers } = await get('/terms', { 'accept-encoding': 'br' })
  const etag = String(headers.etag)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*', etag.replace('-br', '')]) {
    const again = await get('/terms', { 'accept-encoding': 'br', 'if-none-match': known })
    expect([again.statusCode, again.body], known).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' })
    expect(again.headers['content-encoding']).toBeUndefined()
  }
  expect((await get('/terms', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  cache.dropAll()
  expect((await get('/terms', { 'if-none-match': etag })).statusCode).toBe(200)
})

test('a page that cannot do without a rate-limited call is a 429 with Retry-After, and is not cached', async () => {
  let isRefused = true
  const answer: Send = async () => {
    if (isRefused) throw new AppError('rate_limited', { retryAfterSeconds: 2 })
    return [] as never
  }
  const { get } = setUp({ answer })
  const refused = await get('/search')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  isRefused = false
  expect((await get('/search')).statusCode).toBe(200)
})

test('HEAD returns the headers of the page and no body', async () => {
  const { app, get, rendered } = setUp()
  const head = await app.inject({ method: 'HEAD', url: '/terms', headers: { 'accept-encoding': 'br' } })
  const full = await get('/terms', { 'accept-encoding': 'br' })
  expect(head.body).toBe('')
  for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'content-security-policy']) {
    expect(head.headers[name], name).toBe(full.headers[name])
  }
  expect(rendered.length).toBe(1)
})

test('browsers revalidate each time, and a shared cache keeps a page only if allowed', async () => {
  const control = async (site: ReturnType<typeof setUp>, url: string) =>
    (await site.get(url)).headers['cache-control']
  const alone = setUp()
  expect(await control(alone, '/terms')).toBe('public, max-age=0, must-revalidate')
  const shared = setUp({ cdnTtlSeconds: 30 })
  const seconds = Number(/s-maxage=(\d+)$/.exec(String(await control(shared, '/terms')))?.[1])
  expect(seconds).toBeGreaterThanOrEqual(0)
  expect(seconds).toBeLessThanOrEqual(30)
  // The home page depends on the reader's language, and a missing page may be created later.
  for (const url of ['/', '/nothing']) expect(await control(shared, url)).not.toContain('s-maxage')
  expect(await control(shared, '/broken')).toBe('no-store')
})

test('a page is never cached for or from a signed-in visitor, even with concurrent requests', async () => {
  const { get, rendered } = setUp()
  const people = [
    { cookie: 'locale=uk; token=anna' },
    { authorization: 'Bearer petro' },
    { cookie: 'token=' },
    {},
  ] as const
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const { headers, body } = await get('/terms', people[n % people.length] ?? {})
      return { n, body, control: headers['cache-control'], tag: headers.etag, from: headers['x-page-cache'] }
    }),
  )
  const own = answers.filter(({ n }) => n % people.length !== 3)
  const anonymous = answers.filter(({ n }) => n % people.length === 3)
  expect(new Set(own.map(({ body }) => body)).size).toBe(own.length)
  for (const answer of own) {
    expect(answer).toMatchObject({ control: 'private, no-store', tag: undefined, from: 'private' })
  }
  expect(new Set(anonymous.map(({ body }) => body)).size).toBe(1)
  expect(own.map(({ body }) => body)).not.toContain(anonymous[0]?.body)
  expect(rendered.length).toBe(own.length + 1)
})

test('a thousand concurrent URLs are all answered correctly within bounded memory', async () => {
  const filler = Array.from({ length: 200 }, () => Math.random().toString(36)).join('')
  const maxBytes = 256 * KILOBYTE
  const { get, cache } = setUp({ maxBytes, filler })
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, async (_, n) => {
      const url = n % 2 ? `/orders/number-${n}` : `/nothing-${n}`
      const { statusCode, body } = await get(url)
      return statusCode === (n % 2 ? 200 : 404) && body.startsWith(`<html>${url} `)
    }),
  )
  expect(answers.filter((isRight) => !isRight)).toEqual([])
  expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes)
  expect(cache.size().pages).toBeGreaterThan(5)
})

test('a failed render reveals no cause and is tried again by the next request', async () => {
  const { get, rendered } = setUp()
  const answers = await Promise.all([get('/broken'), get('/broken'), get('/broken')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500])
  expect(answers[0]?.body).not.toContain('the render failed')
  expect(rendered.length).toBe(1)
  await get('/broken')
  expect(rendered.length).toBe(2)
})

test('each page has the policy of its own scripts, cached with it', async () => {
  const { get } = setUp()
  const [first, again] = [await get('/terms'), await get('/terms')]
  expect(again.headers['x-page-cache']).toBe('hit')
  expect(again.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
})

test('a page with a secret URL is not cached and sends no referrer', async () => {
  const { get, cache } = setUp()
  for (const url of ['/verify/code', '/verify/code?x=1']) {
    expect((await get(url)).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  }
  const personal = await get('/feedback')
  expect(personal.headers['cache-control']).toBe('private, no-store')
  expect(personal.headers['referrer-policy']).toBeUndefined()
  expect(cache.size().pages).toBe(0)
})

test('only pages with secret URLs forbid a configured tag manager', async () => {
  const { get } = setUp({ policy: { tagManager: true } })
  for (const [url, isAllowed] of [
    ['/terms', true],
    ['/feedback', true],
    ['/verify/code', false],
  ] as const) {
    const policy = String((await get(url)).headers['content-security-policy'])
    expect([url, policy.includes('googletagmanager')]).toEqual([url, isAllowed])
  }
})

test('another spelling of a path redirects with 308 to lower case without a trailing slash', async () => {
  const { get } = setUp()
  for (const [url, location] of [
    ['/Orders/Page/2?sort=Deadline', '/orders/page/2?sort=Deadline'],
    ['/orders/page/2/', '/orders/page/2'],
  ]) {
    const answer = await get(url ?? '')
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
  }
})

test.each([
  '//host/',
  '/.//Host',
  '/..//host/',
  '/%2F/HOST',
  '/./%5CHost/',
  '/en/..//host/',
])('no spelling of %s redirects to another host', async (url) => {
  const { location } = (await setUp().get(url)).headers
  expect(new URL(String(location ?? '/'), 'https://site.example').host).toBe('site.example')
  expect(String(location ?? '/')).not.toMatch(/^\/[/\\]/)
})

test('the language negotiated with the browser is stored for a year, and the response is not shared', async () => {
  const { get } = setUp()
  const browser = { 'user-agent': 'Mozilla/5.0' }
  const ukrainian = await get('/', { ...browser, 'accept-language': 'uk-UA,uk;q=0.9' })
  expect(ukrainian.headers['set-cookie']).toBe('locale=uk; Max-Age=31536000; Path=/; SameSite=Lax')
  expect(ukrainian.headers['cache-control']).toBe('private, no-cache')
  const english = await get('/', { ...browser, 'accept-language': 'en' })
  expect([english.statusCode, english.headers.location]).toEqual([302, '/en'])
  expect(english.headers['set-cookie']).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
})

test('no language is stored for visitors who chose one or prefer neither language, for crawlers, and on other pages', async () => {
  const { get } = setUp()
  const browser = { 'user-agent': 'Mozilla/5.0', 'accept-language': 'uk' }
  for (const [url, headers] of [
    ['/', { ...browser, cookie: 'locale=uk' }],
    ['/', { ...browser, 'accept-language': 'de' }],
    ['/', { ...browser, 'user-agent': 'Googlebot' }],
    ['/terms', browser],
  ] as const) {
    const answer = await get(url, headers)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['cache-control']).toMatch(/^public/)
  }
})
