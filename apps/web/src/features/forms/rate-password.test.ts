import { expect, test } from 'vitest'
import { ratePassword } from './rate-password.ts'

test.each([
  ['', 'short'],
  ['1234567', 'short'],
  ['Password1', 'common'],
  ['qwertyuiop', 'common'],
  ['йцукенгш', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['abcdefghij', 'common'],
  ['12081991', 'common'],
  ['12341234', 'common'],
  ['        ', 'common'],
  ['верстат9', 'common'],
  ['мій стіл', 'fair'],
  ['зелений стіл', 'good'],
  ['зелений стіл біля вікна', 'strong'],
  ['correct horse password', 'strong'],
])('%s is %s', (password, rating) => {
  expect(ratePassword(password)).toBe(rating)
})

test("a password must not contain the user's names, address or the site's name", () => {
  const personal = ['Соломія', 'Ґудзь', 'solomiia@example.com', 'Промдвір']
  expect(ratePassword('Соломія-1990', personal)).toBe('common')
  expect(ratePassword('промдвір!', personal)).toBe('common')
  expect(ratePassword('Соломія-1990')).toBe('good')
})
