import { expect, test } from 'vitest'
import { bundlesOf } from './section-texts.ts'

test('a section brings its own texts, an address that is none only those of every page', () => {
  expect(bundlesOf('/orders/page/1')).toEqual(['site', 'orders'])
  for (const path of ['/nope', '/__proto__', '/constructor', '/toString/x'])
    expect(bundlesOf(path)).toEqual(['site'])
})
