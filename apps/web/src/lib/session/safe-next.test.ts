import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressAfterSignIn, returnTo, safeNext } from './safe-next.ts'

test.each([
  ['/user/edit', '/user/edit'],
  ['/orders/page/2?sort=deadline&type=a%20b#list', '/orders/page/2?sort=deadline&type=a%20b#list'],
  ['/en/user', '/en/user'],
  ['/search?query=https://example.com//x', '/search?query=https://example.com//x'],
  ['/', '/'],
])('%s is accepted as a path of this site', (given, safe) => {
  expect(safeNext(given)).toBe(safe)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/en//evil.example',
  '/en/%2F/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:',
  'javascript:alert(1)',
  ' //evil.example',
  'evil.example',
  '%2F%2Fevil.example',
  '/a\r\nLocation: //evil.example',
  '/login',
  '/en/login?next=/login',
  '/verify/code',
  '/v1/user/export',
  `/${'a'.repeat(1_000)}`,
  '',
  undefined,
  7,
  ['/user'],
])('%j is refused', (given) => {
  expect(safeNext(given)).toBeUndefined()
})

test('an accepted path stays on this host, however often it is decoded', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '%2F',
    '%5C',
    '%25',
    '2F',
    'en',
    'x',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '\t',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const safe = safeNext(`/${parts.join('')}`)
      if (safe === undefined) return
      for (const base of ['https://site.example/login', 'https://site.example/en/login']) {
        expect(new URL(safe, base).host).toBe('site.example')
        expect(safe).not.toMatch(/^\/[/\\]/)
      }
    }),
  )
})

test.each([
  ['/en/user', 'uk', '/en/user'],
  ['/user', 'en', '/en/user'],
  ['/user', 'uk', '/user'],
  ['/en/..//evil.example', 'uk', '/user'],
  [undefined, 'en', '/en/user'],
] as const)('after signing in, next=%s on a page in %s opens %s', (next, locale, address) => {
  expect(addressAfterSignIn(next, locale, '/user')).toBe(address)
})

test('the return path is omitted for the home page and sign-in pages', () => {
  expect(returnTo('/user')).toEqual({ next: '/user' })
  expect(returnTo('/')).toEqual({})
  expect(returnTo('/register?next=%2Fuser')).toEqual({})
})
