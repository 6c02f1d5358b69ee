import { expect, test } from 'vitest'
import { createSecretKey } from '../../platform/security/secret-key.ts'
import { isPlausibleTicket, newTicket } from './form-ticket.ts'

const secret = createSecretKey('a secret of thirty-two characters')
const at = (ms: number) => new Date(1_800_000_000_000 + ms)

test('a form must be open for some seconds but not for days', () => {
  const ticket = newTicket(secret, at(0))
  expect(isPlausibleTicket(secret, ticket, at(2_999))).toBe(false)
  expect(isPlausibleTicket(secret, ticket, at(3_000))).toBe(true)
  expect(isPlausibleTicket(secret, ticket, at(86_400_001))).toBe(false)
})

test('a ticket cannot be forged', () => {
  const [, signature] = newTicket(secret, at(0)).split('.')
  for (const ticket of [
    '',
    '.',
    'abc',
    `${(1_700_000_000_000).toString(36)}.${signature}`,
    `NaN.${signature}`,
  ]) {
    expect(isPlausibleTicket(secret, ticket, at(10_000)), ticket).toBe(false)
  }
})
