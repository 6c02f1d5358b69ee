import { expect, test } from 'vitest'
import { consentValue, readConsent } from './consent.ts'

const AT = new Date('2026-11-21T10:00:00Z')

test('the cookie stores a choice with its version and time', () => {
  expect(consentValue('granted', AT)).toBe('1.granted.1795255200')
  expect(consentValue('denied', AT)).toBe('1.denied.1795255200')
})

test('a choice is found among other cookies', () => {
  expect(readConsent(`locale=en; consent=${consentValue('denied', AT)}; x=1`)).toBe('denied')
  expect(readConsent(`consent=${consentValue('granted', AT)}`)).toBe('granted')
})

test('a missing, outdated or malformed cookie is no choice', () => {
  for (const cookies of [
    '',
    'locale=uk',
    'consent=',
    'consent=granted',
    'consent=0.granted.1',
    'consent=2.granted.1',
    'consent=1.maybe.1',
    'consent=1.granted.x',
    'xconsent=1.granted.1',
  ]) {
    expect(readConsent(cookies), cookies).toBeUndefined()
  }
})
