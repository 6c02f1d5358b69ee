import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/Orders/Page/1', '/orders/page/1'],
  ['/EN/Orders/', '/en/orders'],
  ['/', '/'],
  ['/orders/%D0%9F-X', '/orders/%D0%9F-x'],
  ['/Verify/aBc-DEF', '/verify/aBc-DEF'],
  ['/en/Password-Reset/aBcDEF/', '/en/password-reset/aBcDEF'],
  ['/PAYMENT/0B5A-X', '/payment/0B5A-X'],
  ['/user/advertisment', '/user/advertisment'],
  ['/advertisement/Renew', '/advertisement/renew'],
  ['////', '/'],
])('the canonical form of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
  expect(canonicalPath(canonical)).toBe(canonical)
})
