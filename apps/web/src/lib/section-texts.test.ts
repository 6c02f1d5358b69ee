import { expect, test } from 'vitest'
import { bundlesOf } from './section-texts.ts'

test('a section brings its own texts, an address that is none only those of every page', () => {
  expect(bundlesOf('/orders/page/1')).toEqual(['site', 'orders'])
  expect(bundlesOf('/orders/poshyttia-4f2k')).toEqual(['site', 'orders', 'orderpage', 'forms', 'contact'])
  expect(bundlesOf('/orders/poshyttia-4f2k', true)).toContain('own')
  expect(bundlesOf('/advertisement/renew')).toEqual(['site', 'forms', 'renewal'])
  for (const path of ['/nope', '/__proto__', '/constructor', '/toString/x'])
    expect(bundlesOf(path)).toEqual(['site'])
})
