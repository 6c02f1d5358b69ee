import { describe, expect, test } from 'vitest'
import { localeFromPath, localizePath, stripLocale } from './locale-path.ts'

describe('the language of an address', () => {
  test.each([
    ['/', 'uk'],
    ['/orders/page/2', 'uk'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en?x=1', 'en'],
    ['/en#top', 'en'],
    ['/en/orders', 'en'],
    ['/engineering', 'uk'],
    ['/orders/en', 'uk'],
    ['/EN/orders', 'uk'],
    ['', 'uk'],
  ])('%s is %s', (path, locale) => {
    expect(localeFromPath(path)).toBe(locale)
  })
})

describe('moving an address between languages', () => {
  test.each([
    ['/', '/en'],
    ['/?utm=1', '/en?utm=1'],
    ['/#map', '/en#map'],
    ['/orders/page/1', '/en/orders/page/1'],
    ['/search?query=%D1%88&page=2#x', '/en/search?query=%D1%88&page=2#x'],
    ['/engineering', '/en/engineering'],
  ])('%s and %s are each other’s alternates', (uk, en) => {
    expect(localizePath(uk, 'en')).toBe(en)
    expect(localizePath(en, 'uk')).toBe(uk)
    expect(localizePath(uk, 'uk')).toBe(uk)
    expect(localizePath(en, 'en')).toBe(en)
  })

  test.each([
    '/en//evil.example',
    '//evil.example',
    '/en/\\evil.example',
    '/en///evil.example',
  ])('%s never becomes an address of another host', (path) => {
    expect(stripLocale(path)).toBe('/evil.example')
    expect(localizePath(path, 'uk')).toBe('/evil.example')
  })
})
