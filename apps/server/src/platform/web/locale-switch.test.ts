import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHttpServer } from '../http/server.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { registerLocaleSwitch } from './locale-switch.ts'

const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers: {} })
registerLocaleSwitch(app)

async function locationOf(locale: string, to: string): Promise<string> {
  const answer = await app.inject({ url: `/locale/${locale}`, query: { to } })
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

test.each([
  ['uk', '/en/orders/page/2?sort=deadline#list', '/orders/page/2?sort=deadline#list'],
  ['en', '/orders/page/2?sort=deadline#list', '/en/orders/page/2?sort=deadline#list'],
  ['en', '/search?query=а//б', '/en/search?query=%D0%B0//%D0%B1'],
  ['en', '/', '/en'],
  ['uk', '/en', '/'],
])('the switch to %s redirects from %s to %s', async (locale, to, location) => {
  expect(await locationOf(locale, to)).toBe(location)
})

test.each([
  '/.//host',
  '/..//host',
  '/en/..//host',
  '/%2e//host',
  '/%252e%252e//host',
  '/./%5Chost',
  '/en/.%2F/host',
  '//host',
  '/\\host',
  'https://host',
  `/${'a'.repeat(3_000)}`,
])('the switch with %j redirects to the home page', async (to) => {
  expect(await locationOf('uk', to)).toBe('/')
})

function decodeEscapes(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

test('the switch never redirects off the site, however the target is spelled and decoded', async () => {
  const part = fc.constantFrom(
    ...'/\\.:@?#\t',
    '%2F',
    '%5C',
    '%2e',
    '%25',
    '2F',
    '2e',
    '5C',
    'en',
    'host',
    '..',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('uk', 'en'),
      fc.array(part, { maxLength: 12 }),
      async (locale, parts) => {
        const [path = ''] = (await locationOf(locale, `/${parts.join('')}`)).split(/[?#]/, 1)
        for (let read = path, before = ''; read !== before; before = read, read = decodeEscapes(read)) {
          const { host, pathname } = new URL(read, 'https://site.example/locale/uk')
          expect(host).toBe('site.example')
          expect(pathname).not.toMatch(/^\/[/\\]/)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
