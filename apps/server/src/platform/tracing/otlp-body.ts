import type { Attributes, AttributeValue, SpanKind } from './span.ts'
import type { FinishedSpan } from './tracer.ts'

/** The numbers of the enums `SpanKind` and `StatusCode` of OTLP. */
const KINDS: Readonly<Record<SpanKind, number>> = {
  internal: 1,
  server: 2,
  client: 3,
  statement: 3,
  consumer: 5,
}
const FAILED = 2

const SCOPE = { name: 'verstat' }

/** Returns the body of an export request in the JSON encoding of OTLP. `resource` describes the process. */
export function otlpBody(resource: Attributes, spans: readonly FinishedSpan[]): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributeList(resource) },
        scopeSpans: [{ scope: SCOPE, spans: spans.map(otlpSpan) }],
      },
    ],
  })
}

function otlpSpan(span: FinishedSpan) {
  const { traceId, spanId, parentId, name, kind, startedAt, endedAt, attributes, links, isFailed } = span
  return {
    traceId,
    spanId,
    ...(parentId === undefined ? {} : { parentSpanId: parentId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: attributeList(attributes),
    ...(links.length > 0
      ? { links: links.map((link) => ({ traceId: link.traceId, spanId: link.spanId })) }
      : {}),
    status: isFailed ? { code: FAILED } : {},
  }
}

/** A number of milliseconds holds microseconds exactly, but not nanoseconds. JSON has 64-bit integers as texts. */
function nanoseconds(unixMs: number): string {
  return `${Math.round(unixMs * 1_000)}000`
}

function attributeList(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }))
}

function otlpValue(value: AttributeValue) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
