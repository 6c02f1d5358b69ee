import { randomUUID } from 'node:crypto'
import * as contract from '@verstat/contract'
import {
  createOrder,
  createProducer,
  ERROR_STATUS,
  httpRequest,
  pathParams,
  type Route,
  routeErrors,
} from '@verstat/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertTestDictionaries } from '../modules/directory/directory.testing.ts'
import {
  orderInput,
  producerInput,
  verifiedUser,
  withoutLimits,
} from '../modules/directory/listing/writing/writing.testing.ts'
import { freshIp, testSite } from '../test-site.testing.ts'

const BODIES = 10_000
const ANSWER_BYTES_MAX = 64 * 1024

const site = await testSite({
  prepare: insertTestDictionaries,
  payments: { providers: ['sandbox'], seller: null },
})
/** The token of a staff member: staff may make every call, so no body is refused before it is validated. */
let token = ''
/** The ids of an order and a producer, for calls with an id in their path. */
let order = ''
let producer = ''

beforeAll(async () => {
  await withoutLimits(site)
  token = (await verifiedUser(site, 'admin')).token
  order = (await site.call(createOrder, orderInput(), { token })).order.id
  producer = (await site.call(createProducer, producerInput(), { token })).producer.id
})

const ROUTES = Object.values<unknown>(contract).filter(takesBody)

function takesBody(value: unknown): value is Route {
  const { path, body, multipart } = (value ?? {}) as Partial<Route>
  return typeof path === 'string' && body !== undefined && multipart !== true
}

const HOSTILE_TEXTS = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '',
  ' ',
  '__proto__',
  'constructor',
  '\u202e',
  '1e999',
  '\\',
  "'--",
]

/**
 * JSON text of one value. The text is built by hand, because `JSON.stringify` cannot produce repeated keys or
 * very deep nesting.
 */
const scalar = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS).map((text) => JSON.stringify(text)),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => JSON.stringify(text)),
  fc.constantFrom(
    'null',
    'true',
    '0',
    '-1',
    '1.5',
    '1e400',
    '-1e400',
    '2147483648',
    '9007199254740993',
    '1e-400',
  ),
  fc.constantFrom('"2026-02-30"', '"0000-01-01"', '"9999-12-31T23:59:59Z"', `"${randomUUID()}"`),
)
const flat = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 30 }).map((items) => `[${items.join()}]`) },
)
const key = (names: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names, 'x') },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  )
const object = (names: readonly string[], value: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(key(names), value), { maxLength: 12 })
    .map((pairs) => `{${pairs.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`)

const nested = fc
  .tuple(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(['[', ']'], ['{"a":', '}']), scalar)
  .map(([depth, [open = '', close = ''], json]) => open.repeat(depth) + json + close.repeat(depth))
const wide = fc
  .tuple(fc.integer({ min: 60, max: 30_000 }), fc.constantFrom('k', 'к\\u0000', '\\ud800', '.'))
  .map(([size, prefix]) => `{${Array.from({ length: size }, (_, at) => `"${prefix}${at}":0`).join()}}`)
const long = fc
  .tuple(fc.constantFrom('1', '""', '{}', '[]', '{"x":1}'), fc.integer({ min: 60, max: 60_000 }))
  .map(([item, size]) => `[${Array.from({ length: size }, () => item).join()}]`)

/**
 * Most bodies are objects with the route's own field names. Bodies with unknown field names would only test
 * that unknown fields are rejected.
 */
function bodies(route: Route): fc.Arbitrary<string> {
  const names = Object.keys(route.body?.shape ?? {})
  const value = fc.oneof({ weight: 5, arbitrary: flat }, { weight: 2, arbitrary: object(names, flat) })
  const huge = fc.oneof(nested, wide, long)
  return fc.oneof(
    { weight: 30, arbitrary: object(names, value) },
    {
      weight: 2,
      arbitrary: fc.tuple(key(names), huge).map(([name, json]) => `{${JSON.stringify(name)}:${json}}`),
    },
    { weight: 1, arbitrary: huge },
    { weight: 1, arbitrary: flat },
  )
}

function idIn(path: string): string {
  if (path.startsWith('/v1/order/')) return order
  return path.startsWith('/v1/producer/') ? producer : randomUUID()
}

const documented = (route: Route) =>
  new Set([route.status ?? 200, ...routeErrors(route).map((code) => ERROR_STATUS[code])])

describe('any JSON body gets a short, documented answer without a server error', () => {
  test.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_, route) => {
      const placed = Object.fromEntries(pathParams(route.path).map((param) => [param, idIn(route.path)]))
      const { url } = httpRequest(route, placed)
      const expected = documented(route)
      const property = fc.asyncProperty(bodies(route), fc.boolean(), async (payload, isKeyed) => {
        const answer = await site.http.inject({
          method: route.method,
          url,
          payload,
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': freshIp(),
            authorization: `Bearer ${token}`,
            ...(isKeyed ? { 'idempotency-key': randomUUID() } : {}),
          },
        })
        expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
        expect([...expected]).toContain(answer.statusCode)
        expect(answer.rawPayload.length).toBeLessThanOrEqual(ANSWER_BYTES_MAX)
      })
      await fc.assert(property, { numRuns: Math.ceil(BODIES / ROUTES.length), endOnFailure: true })
    },
    120_000,
  )
})
