import { expect, test } from 'vitest'
import { pageKey, withUnknown } from './page-key.ts'

const keys = (path: string) => (path.startsWith('/orders') ? ['sort', 'unit'] : [])
const address = (url: string) => pageKey(url, keys)?.address

test('unknown parameters neither split the cache nor fill it', () => {
  const urls = ['?utm_source=x', '?', '?x=1&x=2', '?Sort=1', '?%73=1', '?gclid=%F0%9F%98%80']
  for (const query of urls) expect(address(`/orders/page/1${query}`), query).toBe('/orders/page/1')
  expect(address('/terms?sort=budget')).toBe('/terms')
})

test('known parameters give the same key in any order and escaping, and beside any other parameters', () => {
  const wanted = { address: '/orders/page/1?sort=a+b&unit=t', isRare: true }
  for (const query of ['sort=a+b&unit=t', 'unit=t&x=1&sort=a%20b', '%73ort=a+b&unit=t&sort=other']) {
    expect(pageKey(`/orders/page/1?${query}`, keys), query).toMatchObject(wanted)
  }
  expect(address('/orders/page/1?sort=')).toBe('/orders/page/1?sort=')
})

test('a path spelled unlike any of our links is rendered each time and never cached', () => {
  const urls = [
    '/Orders/page/1',
    '/orders/page/%31',
    '//orders',
    '/orders/',
    '/orders/../terms',
    '/orders;x=1',
    `/${'a'.repeat(400)}`,
    `/orders/page/1?x=${'a'.repeat(2_000)}`,
    'http://evil.example/orders',
    '*',
  ]
  for (const url of urls) expect(pageKey(url, keys), url).toBeUndefined()
  for (const url of ['/', '/en', '/orders/page/1', '/orders/kurtka-robocha-x1'])
    expect(address(url)).toBe(url)
})

test('unknown parameters survive a redirect', () => {
  const unknown = pageKey('/orders?utm_source=mail&sort=budget', keys)?.unknown ?? ''
  expect(withUnknown('/orders/page/1?sort=budget', unknown)).toBe(
    '/orders/page/1?sort=budget&utm_source=mail',
  )
  expect(withUnknown('/orders/page/1', unknown)).toBe('/orders/page/1?utm_source=mail')
  expect(withUnknown('/orders/page/1', '')).toBe('/orders/page/1')
})
