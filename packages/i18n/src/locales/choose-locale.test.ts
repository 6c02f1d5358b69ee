import { expect, test } from 'vitest'
import { chooseLocale, localeCookie, preferredLocale } from './choose-locale.ts'

test('the cookie wins over the browser', () => {
  expect(chooseLocale({ cookie: 'en', acceptLanguage: 'uk' })).toBe('en')
  expect(chooseLocale({ cookie: 'uk', acceptLanguage: 'en' })).toBe('uk')
})

test('a cookie with an unsupported language is ignored', () => {
  expect(chooseLocale({ cookie: 'de', acceptLanguage: 'en' })).toBe('en')
  expect(chooseLocale({ cookie: '', acceptLanguage: 'en' })).toBe('en')
  expect(chooseLocale({ cookie: '__proto__', acceptLanguage: null })).toBe('uk')
})

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['uk-UA,uk;q=0.9,en;q=0.8', 'uk'],
  ['en;q=0.5,uk;q=0.7', 'uk'],
  ['uk;q=0.5, en;q=0.7', 'en'],
  ['en;q=0.8,uk;q=0.8', 'en'],
  ['ru,en;q=0.1', 'en'],
  ['EN-us', 'en'],
  ['de,pl;q=0.9', 'uk'],
  ['*', 'uk'],
  ['en;q=0', 'uk'],
  ['en;q=0.0001,uk;q=0.1', 'uk'],
  ['en;q=9', 'uk'],
  ['enx,ukr', 'uk'],
  ['', 'uk'],
  [';;,,;q=', 'uk'],
])('a browser that asks for «%s» reads %s', (acceptLanguage, expected) => {
  expect(chooseLocale({ acceptLanguage })).toBe(expected)
})

test('a header that asks for neither language prefers neither', () => {
  expect(preferredLocale('de, *;q=0.5')).toBeUndefined()
})

test('the cookie lasts 365 days on the whole site', () => {
  expect(localeCookie('en')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
})
