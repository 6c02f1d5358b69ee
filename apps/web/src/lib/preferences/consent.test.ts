import { expect, test } from 'vitest'
import { consentValue, readConsent } from './consent.ts'

const AT = new Date('2026-11-21T10:00:00Z')

test('a choice is kept with its version and its time', () => {
  expect(consentValue('granted', AT)).toBe('1.granted.1795255200')
  expect(consentValue('denied', AT)).toBe('1.denied.1795255200')
})

test('a choice is found among other cookies', () => {
  expect(readConsent(`locale=en; consent=${consentValue('denied', AT)}; x=1`)).toBe('denied')
  expect(readConsent(`consent=${consentValue('granted', AT)}`)).toBe('granted')
})

test('no choice, another version and rubbish all mean that nothing was agreed to', () => {
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
