import { expect, test } from 'vitest'
import { refuseUnsafeInstall } from './open-install.ts'

const unsafe = {
  isOpen: true,
  isDemoAllowed: false,
  hasDemoPeople: true,
  hasMailServer: false,
  hasSandbox: true,
}

test('an open install names at once all that is unsafe there', () => {
  expect(() => refuseUnsafeInstall(unsafe)).toThrow(
    /demo people.*SEED=none.*\/dev\/mail.*SMTP_URL.*sandbox.*clock.*PAYMENTS.*ALLOW_DEMO=1/,
  )
  expect(() => refuseUnsafeInstall({ ...unsafe, hasDemoPeople: false })).toThrow(/start with \/dev\/mail/)
  expect(() => refuseUnsafeInstall({ ...unsafe, hasMailServer: true })).toThrow(/start with demo people/)
  const onlySandbox = { ...unsafe, hasDemoPeople: false, hasMailServer: true }
  expect(() => refuseUnsafeInstall(onlySandbox)).toThrow(/start with the payment sandbox/)
})

test.each([
  { ...unsafe, isOpen: false },
  { ...unsafe, isDemoAllowed: true },
  { ...unsafe, hasDemoPeople: false, hasMailServer: true, hasSandbox: false },
])('%j starts', (install) => {
  expect(() => refuseUnsafeInstall(install)).not.toThrow()
})
