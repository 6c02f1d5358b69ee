import { ROLES } from '@verstat/contract'
import { expect, test } from 'vitest'
import { maySeeWhole, mayUsePanel, mustEnrol } from './accounts.policy.ts'

const actor = {
  userId: 'a',
  sessionId: 's',
  role: 'user',
  isEmailVerified: true,
  hasSecondFactor: false,
} as const

test.each(ROLES)('the panel for %s', (role) => {
  const isStaff = role !== 'user'
  expect(mayUsePanel({ role, hasSecondFactor: false, isOpen: false })).toBe(isStaff)
  expect(mayUsePanel({ role, hasSecondFactor: false, isOpen: true })).toBe(false)
  expect(mayUsePanel({ role, hasSecondFactor: true, isOpen: true })).toBe(isStaff)
  expect(mustEnrol({ role, hasSecondFactor: false, isOpen: true })).toBe(isStaff)
  expect(mustEnrol({ role, hasSecondFactor: true, isOpen: true })).toBe(false)
})

test('only users themselves and staff see all fields of a user', () => {
  expect(maySeeWhole(null, 'a', false)).toBe(false)
  expect(maySeeWhole(actor, 'a', true)).toBe(true)
  expect(maySeeWhole(actor, 'b', false)).toBe(false)
  expect(maySeeWhole({ ...actor, role: 'support' }, 'b', false)).toBe(true)
  expect(maySeeWhole({ ...actor, role: 'admin' }, 'b', true)).toBe(false)
})
