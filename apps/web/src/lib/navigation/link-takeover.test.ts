import { expect, test } from 'vitest'
import { ownHref } from './link-takeover.ts'

const HERE = 'https://verstat.test/orders/page/1?sort=deadline'
const HERE_EN = 'https://verstat.test/en/orders/page/1'

test('same-language addresses of the site are handled by the app', () => {
  expect(ownHref('/producers/page/2?verified=true#top', HERE, 'uk')).toBe(
    '/producers/page/2?verified=true#top',
  )
  expect(ownHref('?sort=budget', HERE, 'uk')).toBe('/orders/page/1?sort=budget')
  expect(ownHref('/en/terms', HERE_EN, 'en')).toBe('/en/terms')
  expect(ownHref('/en', HERE_EN, 'en')).toBe('/en')
})

test('another language is a new document, because its texts are not loaded', () => {
  expect(ownHref('/en/terms', HERE, 'uk')).toBeUndefined()
  expect(ownHref('/terms', HERE_EN, 'en')).toBeUndefined()
})

test('other sites, the API, files and unusual schemes stay with the browser', () => {
  for (const href of [
    'https://example.com/orders/page/1',
    '//example.com/orders',
    'mailto:office@verstat.test',
    'javascript:void 0',
    '/v1/docs',
    '/media/019aa000/480.webp',
    '/locale/en?to=%2F',
    '/sitemap.xml',
    'http://[',
  ]) {
    expect(ownHref(href, HERE, 'uk'), href).toBeUndefined()
  }
})

test('the browser loads pages with a secret code in the URL as documents', () => {
  expect(ownHref('/verify/abc', HERE, 'uk')).toBeUndefined()
  expect(ownHref('/en/payment/abc', HERE_EN, 'en')).toBeUndefined()
  expect(ownHref('/orders/page/1', 'https://verstat.test/password-reset/abc', 'uk')).toBeUndefined()
  const form = `https://verstat.test/advertisement/order#${'x'.repeat(43)}`
  expect(ownHref('/orders/page/1', form, 'uk')).toBeUndefined()
  expect(ownHref(form, HERE, 'uk')).toBeUndefined()
})

test('a fragment of the same page stays with the browser, the page itself does not', () => {
  expect(ownHref('#content', HERE, 'uk')).toBeUndefined()
  expect(ownHref('/orders/page/1?sort=deadline', HERE, 'uk')).toBe('/orders/page/1?sort=deadline')
})
