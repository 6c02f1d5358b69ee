import { expect, test } from 'vitest'
import { formatTraceparent, parseTraceparent } from './traceparent.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test('a traceparent is read as it was written', () => {
  for (const isSampled of [true, false]) {
    const context = { traceId: TRACE, spanId: SPAN, isSampled }
    expect(parseTraceparent(formatTraceparent(context))).toEqual(context)
  }
})

test('other flags and later versions are read for what we know of them', () => {
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-03`)?.isSampled).toBe(true)
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-02`)?.isSampled).toBe(false)
  expect(parseTraceparent(`42-${TRACE}-${SPAN}-01-more`)?.traceId).toBe(TRACE)
})

test.each([
  undefined,
  ['00', TRACE],
  '',
  'hush',
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-01-more`,
  `00-${TRACE}-${SPAN}-1`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  ` 00-${TRACE}-${SPAN}-01`,
])('what is no traceparent is ignored: %s', (text) => {
  expect(parseTraceparent(text)).toBeUndefined()
})
