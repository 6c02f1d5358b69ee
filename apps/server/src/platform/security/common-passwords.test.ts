import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'Password1',
  '12345678',
  'QWERTYUIOP',
  'iloveyou',
  'йцукенгш',
  'пароль123',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['', 'короткий-але-свій', 'constructor of bridges'])('%j is not common', (password) =>
  expect(isCommonPassword(password)).toBe(false))
