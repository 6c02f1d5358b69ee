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
  ['верстат9', 'fair'],
  ['зелений стіл', 'good'],
  ['зелений стіл біля вікна', 'strong'],
  ['correct horse password', 'strong'],
])('%s is %s', (password, rating) => {
  expect(ratePassword(password)).toBe(rating)
})
