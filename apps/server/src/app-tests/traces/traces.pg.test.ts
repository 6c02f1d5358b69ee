import { listOrders, listRegions, requestPasswordReset, search } from '@verstat/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { insertOrders, insertTestDictionaries, orderRow } from '../../modules/directory/directory.testing.ts'
import type { DirectoryTables } from '../../modules/directory/index.ts'
import { onTables } from '../../platform/db/on-tables.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { silentHttpLog } from '../../platform/testing/silent-log.ts'
import { openTracing } from '../../platform/tracing/open-tracing.ts'
import {
  pathTo,
  startCollector,
  type TraceCollector,
} from '../../platform/tracing/trace-collector.testing.ts'
import type { Renderer } from '../../platform/web/renderer.ts'
import { freshIp, testSite } from '../../test-site.testing.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALLER = `00-${TRACE}-00f067aa0ba902b7-01`
const ADDRESS = '203.0.113.77'
const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers) await close()
})

/** Loads one list as a step named after its loader, as the web app does. */
const renderer: Renderer = {
  queryKeys: () => [],
  close: async () => {},
  async render(_, { send, inSpan }) {
    const load = async () => send(listOrders, {})
    const { total } = await (inSpan ? inSpan('loader /orders', load) : load())
    return { status: 200, html: `<html>${total}</html>`, route: '/orders' }
  },
}

async function tracedSite(options: Parameters<typeof testSite>[0] = {}) {
  const collector = await startCollector()
  const tracing = openTracing({
    url: collector.url,
    headers: {},
    timeoutMs: 60_000,
    everyMs: 10,
    resource: { 'service.name': 'verstat' },
    sampler: 'parentbased_always_on',
    ratio: 1,
    role: 'all',
    log: silentHttpLog,
  })
  const site = await testSite({
    renderer,
    tracing,
    pageCacheBytes: 1024 * 1024,
    prepare: (db) => insertTestDictionaries(onTables<DirectoryTables>(db)),
    ...options,
  })
  closers.push(tracing.close, collector.close)
  const origin = await site.http.listen({ host: '127.0.0.1', port: 0 })
  return { ...site, collector, tracing, origin }
}

const { collector, origin, database, newUser } = await tracedSite()
await insertOrders(onTables<DirectoryTables>(database.db), [orderRow({ title_uk: 'Пошиття курток' })])
beforeEach(() => collector.forget())

/** Waits for the span of a request, and returns it with all of its trace. Children end before it. */
async function traceOf(asked: string, from: TraceCollector = collector) {
  const root = await eventually(`the request ${asked} is traced`, () =>
    from.spans().find(({ attributes }) => attributes['verstat.request_id'] === asked),
  )
  const spans = from.spans().filter(({ traceId }) => traceId === root.traceId)
  return { root, spans, paths: spans.map((span) => pathTo(span, spans).join(' > ')) }
}

async function ask(path: string, init: RequestInit = {}, at = origin) {
  const response = await fetch(at + path, {
    ...init,
    headers: { 'x-forwarded-for': freshIp(), 'accept-language': 'uk', ...init.headers },
  })
  await response.arrayBuffer()
  return { response, id: response.headers.get('x-request-id') ?? '' }
}

const post = (body: object, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

test('a call of the API is a tree of the request and its statements', async () => {
  const { id } = await ask(listOrders.path, post({ page: 1 }))
  const { root, spans, paths } = await traceOf(id)
  expect(root).toMatchObject({ name: `POST ${listOrders.path}`, kind: 2, status: {} })
  expect(root.parentSpanId).toBeUndefined()
  expect(root.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': listOrders.path,
    'http.response.status_code': 200,
    'verstat.cache': 'miss',
    'verstat.request_id': id,
  })
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.every(({ parentSpanId }) => parentSpanId === root.spanId)).toBe(true)
  expect(paths).toContainEqual(expect.stringMatching(/^POST \S+ > select orders$/))
  for (const { startTimeUnixNano: begun, endTimeUnixNano: ended } of spans) {
    expect(begun >= root.startTimeUnixNano && ended <= root.endTimeUnixNano && begun <= ended).toBe(true)
  }
})

test('a page is a tree of the request, its render, its loader, the calls of the loader and their statements', async () => {
  const { id } = await ask('/orders')
  const { root, paths } = await traceOf(id)
  expect([root.name, root.attributes['verstat.cache']]).toEqual(['GET /orders', 'miss'])
  const call = `GET /orders > render page > loader /orders > POST ${listOrders.path}`
  expect(paths).toEqual(expect.arrayContaining([call, `${call} > select orders`]))
})

test('an answer from the cache, which the framework does not see, says so', async () => {
  await ask(listRegions.path)
  await ask(listRegions.path)
  await eventually('the second one is traced', () =>
    collector.spans().some(({ name, attributes }) => name === 'GET' && attributes['verstat.cache'] === 'hit'),
  )
})

test('a job belongs to the trace of the request that queued it, and so does the job of a job', async () => {
  const { user } = await newUser()
  const { id } = await ask(requestPasswordReset.path, post({ email: user.email }))
  const jobs = await eventually('both jobs are traced', async () => {
    const { paths } = await traceOf(id)
    const found = paths.filter((path) => /job mail$/.test(path))
    return found.length > 0 && found
  })
  expect(jobs[0]).toMatch(/^POST \S+ > .*job accounts?\S* > .*job mail$/)
})

test('a search says what it found, not what was asked for', async () => {
  const { id } = await ask(`${search.path}?query=${encodeURIComponent('куртки hush')}`)
  const { spans } = await traceOf(id)
  const found = spans.find(({ name }) => name === 'search')
  expect(found?.attributes).toMatchObject({ 'verstat.search.partial': false })
  expect(spans.some(({ parentSpanId }) => parentSpanId === found?.spanId)).toBe(true)
  expect(collector.bytes()).not.toMatch(/hush|курт/)
})

test('health checks, metrics and files are not traced', async () => {
  for (const path of ['/health', '/ready', '/metrics', '/assets/none.js']) await ask(path)
  const { id } = await ask('/v1/none')
  await traceOf(id)
  expect(collector.spans()).toHaveLength(1)
})

test('a refusal is no failure', async () => {
  const { id } = await ask('/v1/order/none')
  const { root } = await traceOf(id)
  expect(root.status).toEqual({})
  expect(root.attributes).toMatchObject({
    'http.response.status_code': 404,
    'http.route': '/v1/order/:slug',
  })
})

test('nothing that a visitor sends is in a trace', async () => {
  const secret = 'hush'
  const headers = {
    authorization: `Bearer ${secret}`,
    cookie: `token=${secret}; other=${secret}`,
    'user-agent': secret,
    referer: `https://${secret}.example`,
    'x-listing-token': secret,
    'x-answer-code': secret,
    'x-challenge': secret,
    'idempotency-key': secret,
    tracestate: `a=${secret}`,
    baggage: `a=${secret}`,
    'x-forwarded-for': ADDRESS,
  }
  const asked = await Promise.all([
    ask(`/?code=${secret}&email=${secret}@example.com`, { headers }),
    ask(`/password-reset/${secret}`, { headers }),
    ask(`/${secret}@example.com`, { headers }),
    ask(`/v1/user/verify/${secret}?x=${secret}`, { headers }),
    ask(`/v1/order/${secret}`, { headers }),
    ask(`/v1/${secret}`, { headers }),
    ask(listOrders.path, post({ page: 1, categorySlug: secret }, headers)),
    ask(requestPasswordReset.path, post({ email: `${secret}@example.com` }, headers)),
    ask('/v1/user/login', post({ email: `${secret}@example.com`, password: secret }, headers)),
  ])
  for (const { id } of asked) await traceOf(id)
  await eventually('the job is traced', () => collector.spans().some(({ name }) => name.startsWith('job ')))
  expect(collector.bytes()).not.toMatch(/hush|example\.com|@|203\.0\.113/)
})

test('a trusted proxy continues its trace', async () => {
  const { id } = await ask('/v1/region', { headers: { traceparent: CALLER, 'accept-language': 'en' } })
  const { root } = await traceOf(id)
  expect([root.traceId, root.parentSpanId]).toEqual([TRACE, '00f067aa0ba902b7'])
})

test.each([
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  'hush',
  `${CALLER}-more`,
])('a malformed traceparent is ignored: %s', async (traceparent) => {
  const { id } = await ask('/v1/none', { headers: { traceparent } })
  const { root } = await traceOf(id)
  expect(root.traceId).not.toBe(TRACE)
  expect(root.parentSpanId).toBeUndefined()
})

test('a caller that the proxy does not want traced leaves nothing', async () => {
  const unsampled = CALLER.replace(/01$/, '00')
  await ask(listOrders.path, post({ page: 2 }, { traceparent: unsampled }))
  const { id } = await ask('/v1/none')
  await traceOf(id)
  expect(collector.spans().filter(({ traceId }) => traceId === TRACE)).toEqual([])
})

test('a traceparent of anybody else is ignored', async () => {
  const stranger = await tracedSite({ trustedProxies: [] })
  const { id } = await ask('/v1/none', { headers: { traceparent: CALLER } }, stranger.origin)
  const { root } = await traceOf(id, stranger.collector)
  expect(root.traceId).not.toBe(TRACE)
})

test('a collector that never answers changes nothing for visitors, and what is dropped is counted', async () => {
  const site = await tracedSite()
  site.collector.answerWith('nothing')
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => ask(listOrders.path, post({ page: 1 }), site.origin)),
  )
  expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 200))
  await eventually('the collector was asked', () => site.collector.requests().length > 0)
  for (let n = 0; n < 20_000; n += 1) site.tracing.start('a request').end()
  expect((await ask('/v1/none', {}, site.origin)).response.status).toBe(404)
  const headers = { host: '127.0.0.1:3000' }
  const { body } = await site.http.inject({ url: '/metrics', headers })
  const dropped = Number(/^verstat_trace_spans_dropped_total (\d+)$/m.exec(body)?.[1])
  const waiting = Number(/^verstat_trace_spans_waiting (\d+)$/m.exec(body)?.[1])
  expect(dropped).toBeGreaterThan(10_000)
  expect(waiting).toBeLessThanOrEqual(8_192)
})

test('without a collector, jobs carry nothing and no metric speaks of traces', async () => {
  const site = await testSite()
  const payloads: unknown[] = []
  await site.database.pool.query(`
    create table seen (payload json);
    create function see() returns trigger language plpgsql as
      $$ begin insert into seen select payload from graphile_worker._private_jobs where id = new.id; return null; end $$;
    create trigger see after insert on graphile_worker._private_jobs for each row execute function see()`)
  await site.call(requestPasswordReset, { email: 'nobody@example.com' })
  payloads.push(...(await site.database.pool.query('select payload from seen')).rows)
  expect(payloads).toEqual([{ payload: { email: 'nobody@example.com' } }])
  const { body } = await site.http.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })
  expect(body).not.toContain('trace')
})
