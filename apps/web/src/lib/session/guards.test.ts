import { isNotFound, isRedirect } from '@tanstack/react-router'
import type { User } from '@verstat/contract'
import { expect, test } from 'vitest'
import { isAccessPanel, mustEnrol, redirectIfAuth } from './guards.ts'
import { browserSession } from './user-session.ts'

type Standing = { readonly panel: boolean; readonly required: boolean }

const session = browserSession(() => async () => {
  throw new Error('a guard makes no call')
})

/** Returns where a guard sends a user: an address, `404`, or `page` when the guard lets the user in. */
function outcome(
  guard: (guarded: Parameters<typeof isAccessPanel>[0]) => unknown,
  standing: Standing,
  next?: string,
): string {
  const { panel, required } = standing
  const secondFactor = { enabled: false, required, recoveryCodesLeft: 0 }
  const user = { access: { panel }, secondFactor } as User
  const context = { locale: 'uk', session, user } as const
  try {
    guard({ context, location: { href: '/panel', search: { next } } })
    return 'page'
  } catch (thrown) {
    if (isNotFound(thrown)) return '404'
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.href ?? String(thrown.options.to)
  }
}

const CUSTOMER = { panel: false, required: false }
const STAFF = { panel: true, required: false }
const NEW_STAFF = { panel: false, required: true }

test('only staff without their second factor are told to set it up', () => {
  expect(outcome(isAccessPanel, NEW_STAFF)).toBe('/user/enrol')
  expect(outcome(isAccessPanel, STAFF)).toBe('page')
  expect(outcome(isAccessPanel, CUSTOMER)).toBe('404')
  expect(outcome(mustEnrol, NEW_STAFF)).toBe('page')
  expect(outcome(mustEnrol, STAFF)).toBe('/panel')
  expect(outcome(mustEnrol, CUSTOMER)).toBe('404')
})

test('staff get to the panel after signing in, others to their account, everybody to where they came from', () => {
  expect(outcome(redirectIfAuth, STAFF)).toBe('/panel')
  expect(outcome(redirectIfAuth, CUSTOMER)).toBe('/user')
  expect(outcome(redirectIfAuth, NEW_STAFF)).toBe('/user')
  expect(outcome(redirectIfAuth, STAFF, '/orders/page/2')).toBe('/orders/page/2')
})
