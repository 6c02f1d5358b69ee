/** Generates malformed and hostile HTTP requests. The same seed gives the same requests. */
export function hostileRequests(seed: number, count: number): Buffer[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => hostileRequest(random))
}

type Random = { readonly below: (limit: number) => number; readonly pick: <T>(items: readonly T[]) => T }

const PATHS = [
  '/',
  '/en',
  '/orders/page/1',
  '/orders/page/0',
  '/orders/page/999999999999999999999',
  '/orders/type/production/page/1',
  '/orders/type/nothing/region/kyiv/page/2',
  '/orders/region/lvivska/category/sewing/page/1',
  '/producers/page/-1',
  '/producers/region/%D0%BA/page/1',
  '/orders/x',
  '/en/producers/x',
  '/search',
  '/v1/order',
  '/v1/producer',
  '/v1/search',
  '/v1/category',
  '/v1/region',
  '/v1/order/00000000-0000-0000-0000-000000000000',
  '/v1/order/not-a-uuid/related',
  '/v1/docs/../../etc/passwd',
  '/media/00000000-0000-0000-0000-000000000000/320.avif',
  '/assets/../../server/server.js',
  '/locale/uk',
  '/health',
  '/ready',
]

const PIECES = [
  '%00',
  '%ff%fe',
  '%E0%A4%A',
  '%',
  '..%2f..%2f',
  '//evil.example/',
  '\\..\\',
  "' or 1=1 --",
  '" union select null',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '$\u007b7*7}',
  '%F0%9F%9A%80',
  '\u202eabc',
  '‮ґєії',
  '%u0041',
  ':*&|!()',
  'a'.repeat(300),
  '0'.repeat(40),
  '-1',
  '1e309',
  'NaN',
  '__proto__',
  'constructor',
]

const KEYS = [
  'query',
  'page',
  'limit',
  'sort',
  'type',
  'region',
  'category',
  'in',
  'to',
  'budgetMin',
  '__proto__',
  'x[]',
]
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
  [],
  {},
  [[[]]],
  { a: { b: 1 } },
  'production',
  'kyiv',
  '2026-02-31',
]
const BODY_KEYS = [
  'page',
  'limit',
  'type',
  'regionSlug',
  'categorySlug',
  'sort',
  'budgetMin',
  'currency',
  'unit',
  'facets',
  'extra',
]
const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'BREW',
]
const TYPES = [
  'application/json',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-7',
  '',
]
const LANGUAGES = ['uk', 'en;q=0.9,uk;q=0.1', '*', ';;;q=', 'x'.repeat(2_000), '\u00ff\u00fe']

function hostileRequest(random: Random): Buffer {
  const method = random.pick(METHODS)
  const target = hostileTarget(random)
  const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : hostileBody(random)
  const headers = [
    'Host: localhost',
    'Connection: close',
    `Accept-Language: ${random.pick(LANGUAGES)}`,
    `Cookie: locale=${random.pick(PIECES)}; token=${random.pick(PIECES)}`,
    `If-None-Match: ${random.pick(PIECES)}`,
    ...(body.length > 0 ? [`Content-Type: ${random.pick(TYPES)}`, `Content-Length: ${body.length}`] : []),
    ...(random.below(20) === 0 ? [`X-Long: ${'y'.repeat(20_000)}`] : []),
    ...(random.below(20) === 0 ? ['Authorization: Bearer \u00ff'] : []),
  ]
  const head = `${method} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`
  return Buffer.concat([Buffer.from(head, random.below(2) ? 'utf8' : 'latin1'), body])
}

function hostileTarget(random: Random): string {
  let target = random.pick(PATHS)
  if (random.below(2)) target += (random.below(2) ? '/' : '') + random.pick(PIECES)
  if (random.below(2)) {
    const pairs = Array.from(
      { length: 1 + random.below(6) },
      () => `${random.pick(KEYS)}=${random.pick(PIECES)}`,
    )
    target += `?${pairs.join('&')}`
  }
  if (random.below(25) === 0) target += `?q=${'z'.repeat(10_240)}`
  // A space or a line break would end the request line, so they are replaced. Everything else is sent unchanged.
  return target.replaceAll(/[ \r\n]/g, '+')
}

function hostileBody(random: Random): Buffer {
  const kind = random.below(8)
  if (kind === 0) return Buffer.from(Array.from({ length: 200 }, () => random.below(256)))
  if (kind === 1) return Buffer.from('{"page":')
  if (kind === 2) return Buffer.from(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)
  if (kind === 3) return Buffer.from('{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}}}')
  if (kind === 4 && random.below(4) === 0) return Buffer.alloc(1_048_576, 0x20)
  const entries = Array.from({ length: random.below(6) }, () => [random.pick(BODY_KEYS), random.pick(VALUES)])
  return Buffer.from(JSON.stringify(Object.fromEntries(entries)))
}

/** The generator Mulberry32 is small and gives the same numbers on every machine. */
function createRandom(seed: number): Random {
  let state = seed >>> 0
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
  const pick = <T>(items: readonly T[]) => {
    const item = items[below(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }
  return { below, pick }
}
