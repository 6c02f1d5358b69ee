import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiErrorCode, listCategories, listRegions } from '@verstat/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, buildApp } from '../app.ts'
import type { Database } from '../database.ts'
import { orderRow } from '../modules/directory/directory.testing.ts'
import { loadDictionaries } from '../modules/directory/index.ts'
import { uploadRow } from '../modules/uploads/uploads.testing.ts'
import { createDatabase } from '../platform/db/pool.ts'
import { databaseGate } from '../platform/testing/database-gate.ts'
import { silentHttpLog, silentLog } from '../platform/testing/silent-log.ts'
import { testDatabase } from '../platform/testing/test-database.ts'
import type { Renderer } from '../platform/web/renderer.ts'
import { seedFirstStart } from '../seed-run.ts'

const { connection } = await testDatabase<Database>()
const gate = await databaseGate(connection)
const database = createDatabase<Database>({ connection: gate.connection, log: silentLog })

/** Stands in for the web app. Its only page loads data, so the page fails without the database. */
const renderer: Renderer = {
  render: async (request, context) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/broken') throw new Error('the render failed')
    if (pathname === '/missing') return { status: 404, html: '<h1>404</h1>' }
    try {
      // What other pages have asked for may be kept without the database.
      if (request.url.endsWith('/never-shown-before')) await context.send(listCategories, { type: 'supply' })
      const regions = await context.send(listRegions, {})
      return {
        status: 200,
        html: `<html lang="${context.locale}">${regions.length}<script>one()</script></html>`,
      }
    } catch (error) {
      return { status: 500, html: `<h1>${apiErrorCode(error)}</h1>` }
    }
  },
  queryKeys: () => [],
  close: async () => {},
}

let app: App
let http: FastifyInstance
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'verstat-app-'))
  await seedFirstStart({ db: database.db, dataDir, fill: 'none', now: new Date(), announce: () => {} })
  app = await buildApp({
    database,
    log: silentHttpLog,
    dataDir,
    brand: null,
    origin: 'http://localhost',
    apiBase: '',
    checkOutput: true,
    renderer,
  })
  http = app.http
})

afterAll(async () => {
  await app.close()
  await database.close()
  await gate.shut()
  await rm(dataDir, { recursive: true })
})

const UUID = '0193b0a0-0000-7000-8000-000000000000'

describe('the contract over HTTP', () => {
  test("lists, dictionaries and search answer with the contract's schema", async () => {
    const calls = [
      { method: 'POST', url: '/v1/order', payload: { facets: true } },
      {
        method: 'POST',
        url: '/v1/order',
        payload: { type: 'production', regionSlug: 'lvivska', sort: 'budget' },
      },
      { method: 'POST', url: '/v1/producer', payload: { facets: true, sort: 'name' } },
      { method: 'GET', url: '/v1/category' },
      { method: 'GET', url: '/v1/category?type=tolling' },
      { method: 'GET', url: '/v1/region' },
      { method: 'GET', url: '/v1/search?query=%D1%81%D1%82%D1%96%D0%BB' },
    ] as const
    for (const call of calls) expect((await http.inject(call)).statusCode, call.url).toBe(200)
  })

  test('a dictionary is sent again only when it has changed', async () => {
    const first = await http.inject('/v1/region')
    const again = await http.inject({
      url: '/v1/region',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test("every error has the same shape, in the caller's language", async () => {
    const refusal = async (language: string) =>
      (await http.inject({ url: `/v1/order/${UUID}`, headers: { 'accept-language': language } })).json()
    const uk = await refusal('uk')
    const en = await refusal('de,en;q=0.5')
    expect(uk).toMatchObject({ statusCode: 404, data: { code: 'not_found', requestId: expect.any(String) } })
    expect(uk.data.message).toMatch(/[а-яі]/)
    expect(en.data.message).toMatch(/^[\x20-\x7e’]+$/)
  })

  test('all invalid fields are reported at once, each with its message', async () => {
    const payload = { page: 0, type: 'x', regionSlug: 'nowhere-at-all', extra: true }
    const answer = await http.inject({ method: 'POST', url: '/v1/order', payload })
    expect(answer.statusCode).toBe(422)
    const { errors } = answer.json().data
    expect(errors.map((error: { path: string }) => error.path)).toEqual(['page', 'type', 'extra'])
    for (const error of errors) expect(error.message).toMatch(/[а-яі]/)
  })

  test('an unknown dictionary value is reported at its field', async () => {
    const payload = { regionSlug: 'atlantis', categorySlug: 'magic' }
    const answer = await http.inject({ method: 'POST', url: '/v1/order', payload })
    expect(answer.statusCode).toBe(422)
    const codes = answer.json().data.errors.map((e: { path: string; code: string }) => [e.path, e.code])
    expect(codes).toEqual([
      ['regionSlug', 'unknown_reference'],
      ['categorySlug', 'unknown_reference'],
    ])
  })

  test.each([
    ['broken JSON', { payload: '{"page":', headers: { 'content-type': 'application/json' } }, 400],
    [
      'a poisoned prototype',
      { payload: '{"__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['another content type', { payload: 'page=1', headers: { 'content-type': 'text/plain' } }, 415],
    [
      'a megabyte',
      {
        payload: JSON.stringify({ a: 'x'.repeat(1_048_576) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
    ['an array', { payload: '[]', headers: { 'content-type': 'application/json' } }, 422],
  ])('%s is refused in the same shape', async (_name, options, status) => {
    const answer = await http.inject({ method: 'POST', url: '/v1/order', ...options })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ statusCode: status, data: { message: expect.any(String) } })
  })

  test('an unknown call is a 404 in the error shape, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const answer = await http.inject({ method, url: '/v1/nothing' })
      expect(answer.json()).toMatchObject({ statusCode: 404, data: { code: 'not_found' } })
    }
  })

  test('the API has an OpenAPI document and a page to browse it', async () => {
    const document = (await http.inject('/v1/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/v1/order/{id}/related')
    expect((await http.inject('/v1/docs')).headers['content-type']).toMatch(/html/)
  })
})

describe('pages', () => {
  const page = (url: string, headers: Record<string, string> = {}) =>
    http.inject({ url, headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...headers } })

  test('the path decides the language, never the browser', async () => {
    expect((await page('/terms', { 'accept-language': 'en' })).body).toContain('lang="uk"')
    expect((await page('/en/terms', { 'accept-language': 'uk' })).body).toContain('lang="en"')
  })

  test('only the home page redirects English readers to /en, except crawlers and readers who chose Ukrainian', async () => {
    const english = await page('/?utm=1', { 'accept-language': 'de, en;q=0.8, uk;q=0.5' })
    expect([english.statusCode, english.headers.location]).toEqual([302, '/en?utm=1'])
    expect(english.headers.vary).toBe('Accept-Language, Cookie')
    const stays = [
      { 'accept-language': 'uk, en;q=0.9' },
      { 'accept-language': 'en', cookie: 'locale=uk' },
      { 'accept-language': 'en', 'user-agent': 'Googlebot/2.1' },
      {},
    ]
    for (const headers of stays) expect((await page('/', headers)).statusCode).toBe(200)
    expect((await page('/', { cookie: 'locale=en', 'accept-language': 'uk' })).statusCode).toBe(302)
    expect((await page('/en', { cookie: 'locale=uk' })).statusCode).toBe(200)
  })

  test('a trailing slash redirects to the path without it, and never off the site', async () => {
    const { statusCode, headers } = await page('/orders/page/1/?a=1')
    expect([statusCode, headers.location]).toEqual([308, '/orders/page/1?a=1'])
    expect((await page('//evil.example/')).headers.location).toBe('/evil.example')
  })

  test('the language switch stores the language for a year and keeps path and query', async () => {
    const { statusCode, headers } = await page(
      '/locale/en?to=%2Forders%2Fpage%2F1%3Fsort%3Dbudget%26q%3D%25D1%258F',
    )
    expect([statusCode, headers.location]).toEqual([303, '/en/orders/page/1?sort=budget&q=%D1%8F'])
    expect(headers['set-cookie']).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/en//evil.example']) {
      const answer = await page(`/locale/uk?to=${encodeURIComponent(to)}`)
      expect(answer.headers.location, to).toMatch(/^\/(?![/\\])/)
    }
    expect((await page('/locale/de')).statusCode).toBe(404)
  })

  test('scripts run by hash only, and no page may be framed', async () => {
    const policy = String((await page('/terms')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('a failed render returns an error page that reveals nothing', async () => {
    const { statusCode, body } = await page('/en/../broken')
    expect(statusCode).toBe(500)
    expect(body).toContain('Internal Server Error')
    expect(body).toMatch(/<h1[^>]*>Щось пішло не так/)
    expect(body).not.toContain('the render failed')
  })

  test("the web app's own status is kept", async () => {
    expect((await page('/missing')).statusCode).toBe(404)
  })
})

describe('when the database is down', () => {
  test('pages and calls answer 503 with Retry-After, and work again without a restart', async () => {
    await gate.shut()
    const [call, page, ready, health] = await Promise.all([
      http.inject({ method: 'POST', url: '/v1/order', payload: {} }),
      http.inject('/never-shown-before'),
      http.inject('/ready'),
      http.inject('/health'),
    ])
    expect(call.json()).toMatchObject({ statusCode: 503, data: { code: 'unavailable' } })
    expect([call, page, ready].map((answer) => [answer.statusCode, answer.headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
      [503, '5'],
    ])
    expect(page.body).toContain('unavailable')
    expect(health.statusCode).toBe(200)

    await gate.open()
    expect((await http.inject('/ready')).statusCode).toBe(200)
    expect((await http.inject({ method: 'POST', url: '/v1/order', payload: {} })).statusCode).toBe(200)
    expect((await http.inject('/never-shown-before')).statusCode).toBe(200)
  })

  test('the metrics say so, and those that need no database are still told', async () => {
    const metrics = async () => {
      const { body } = await http.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })
      return body
    }
    await gate.shut()
    const without = await metrics()
    expect(without).toMatch(/^verstat_database_up 0$/m)
    expect(without).toMatch(/^verstat_clock_ahead_seconds /m)
    expect(without).not.toMatch(/^verstat_(?:database_timeline|jobs_due) /m)

    await gate.open()
    const again = await metrics()
    expect(again).toMatch(/^verstat_database_up 1$/m)
    expect(again).toMatch(/^verstat_database_timeline 1$/m)
    expect(again).toMatch(/^verstat_jobs_due /m)
  })
})

describe('files of listings', () => {
  const media = (url: string) => http.inject(url)

  test('browsers cache an image for ever, and nothing outside its folder is served', async () => {
    await database.db
      .insertInto('uploads')
      .values(uploadRow({ id: UUID }))
      .execute()
    await mkdir(join(dataDir, 'media', UUID), { recursive: true })
    await writeFile(join(dataDir, 'media', UUID, '320.webp'), 'RIFF')
    await writeFile(join(dataDir, 'secret.webp'), 'secret')
    const picture = await media(`/media/${UUID}/320.webp`)
    expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    const outside = [
      `/media/${UUID}/../../secret.webp`,
      `/media/${UUID}/..%2f..%2fsecret.webp`,
      `/media/..%2f${UUID}/320.webp`,
      `/media/${UUID}/640.webp`,
      `/media/${UUID}/.webp`,
    ]
    for (const url of outside) expect((await media(url)).body, url).not.toContain('secret')
  })

  test('a document is only offered as a download, under its own name, and only while its order is public', async () => {
    const { order, upload } = await storeOrderWithFile(database.db, 'креслення (1).pdf')
    await mkdir(join(dataDir, 'media', upload), { recursive: true })
    await writeFile(join(dataDir, 'media', upload, 'file'), '%PDF-1.4')
    const answer = await media(`/media/${upload}/file`)
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.4',
    ])
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="_________ (1).pdf"; filename*=UTF-8''%D0%BA%D1%80%D0%B5%D1%81%D0%BB%D0%B5%D0%BD%D0%BD%D1%8F%20%281%29.pdf`,
    )
    await database.db.updateTable('orders').set({ status: 'blocked' }).where('id', '=', order).execute()
    expect((await media(`/media/${upload}/file`)).statusCode).not.toBe(200)
    expect((await media('/media/x/file')).statusCode).not.toBe(200)
  })
})

async function storeOrderWithFile(db: typeof database.db, name: string) {
  const dictionaries = await loadDictionaries(db)
  const leaf = dictionaries.categories().find((category) => category.parentKey !== null)
  const row = orderRow({
    region_id: dictionaries.regions()[0]?.key ?? 0,
    root_id: leaf?.parentKey ?? 0,
    category_id: leaf?.key ?? 0,
  })
  await db.insertInto('orders').values(row).execute()
  const upload = {
    id: UUID.replace('0193', '0194'),
    kind: 'file' as const,
    name,
    mime: 'application/pdf',
    size: 8,
  }
  await db.insertInto('uploads').values(upload).execute()
  await db.insertInto('order_files').values({ order_id: row.id, upload_id: upload.id, position: 0 }).execute()
  return { order: row.id, upload: upload.id }
}
