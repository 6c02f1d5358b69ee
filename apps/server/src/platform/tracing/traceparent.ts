import type { SpanContext } from './span.ts'

const SHAPE = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const NOTHING = /^0+$/
const SAMPLED = 1

/** Reads a header `traceparent` of W3C Trace Context. Returns undefined for any text that is none. */
export function parseTraceparent(text: unknown): SpanContext | undefined {
  const found = typeof text === 'string' ? SHAPE.exec(text) : null
  if (!found) return undefined
  const [, version = '', traceId = '', spanId = '', flags = '', more] = found
  // Version 00 has four parts. Later ones may have more, and `ff` is no version.
  if (version === 'ff' || (version === '00' && more !== undefined)) return undefined
  if (NOTHING.test(traceId) || NOTHING.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 }
}

export function formatTraceparent({ traceId, spanId, isSampled }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${isSampled ? SAMPLED : 0}`
}
