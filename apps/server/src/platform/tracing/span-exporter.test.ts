import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { createSpanExporter, type SpanExporter } from './span-exporter.ts'
import { startCollector, type TraceCollector } from './trace-collector.testing.ts'
import type { FinishedSpan } from './tracer.ts'

let collector: TraceCollector
let exporter: SpanExporter
let now: number
const warnings: unknown[] = []

beforeEach(async () => {
  collector = await startCollector()
  now = 1_000
  warnings.length = 0
  exporter = createSpanExporter({
    url: collector.url,
    headers: { 'api-key': 'of the operator' },
    timeoutMs: 10_000,
    everyMs: 5,
    resource: { 'service.name': 'verstat' },
    log: { warn: (fields: unknown) => void warnings.push(fields) },
    clock: () => now,
  })
})
afterEach(async () => {
  await exporter.close()
  await collector.close()
})

function spans(count: number): FinishedSpan[] {
  return Array.from({ length: count }, (_, n) => ({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: n.toString(16).padStart(16, '0'),
    parentId: undefined,
    name: `span ${n}`,
    kind: 'internal',
    startedAt: 1_795_000_000_000.125,
    endedAt: 1_795_000_000_001.5,
    attributes: { text: 'a', whole: 3, part: 0.5, yes: true },
    links: [],
    isFailed: n === 0,
  }))
}

const take = (count: number) => {
  for (const span of spans(count)) exporter.take(span)
}

test('a span arrives as OTLP has it, with the headers of the operator', async () => {
  take(1)
  await eventually('it has arrived', () => exporter.facts().exported === 1)
  expect(collector.spans()[0]).toEqual({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: '0000000000000000',
    name: 'span 0',
    kind: 1,
    startTimeUnixNano: '1795000000000125000',
    endTimeUnixNano: '1795000000001500000',
    attributes: { text: 'a', whole: 3, part: 0.5, yes: true },
    status: { code: 2 },
  })
  expect(collector.resource()).toEqual({ 'service.name': 'verstat' })
  expect(collector.requests()[0]?.headers).toMatchObject({
    'api-key': 'of the operator',
    'content-type': 'application/json',
  })
})

test('many spans arrive in batches, each once', async () => {
  take(1_000)
  await eventually('all have arrived', () => exporter.facts().exported === 1_000)
  expect(new Set(collector.spans().map(({ spanId }) => spanId)).size).toBe(1_000)
  expect(collector.requests().length).toBeGreaterThanOrEqual(4)
})

test('spans wait for a collector that is busy, and are sent again after a rest', async () => {
  collector.answerWith(503)
  take(3)
  await eventually('it was asked', () => warnings.length === 1)
  expect(exporter.facts()).toEqual({ exported: 0, dropped: 0, cut: 0, waiting: 3 })
  const asked = collector.requests().length
  collector.answerWith(200)
  take(1)
  expect(collector.requests()).toHaveLength(asked)
  now += 2_000
  await eventually('all have arrived', () => exporter.facts().exported === 4)
  expect([collector.spans().length, exporter.facts().dropped]).toEqual([4, 0])
})

test('spans that the collector refuses are dropped, counted, and told of once an hour', async () => {
  collector.answerWith(401)
  for (let n = 1; n <= 3; n += 1) {
    take(2)
    await eventually('they are dropped', () => exporter.facts().dropped === 2 * n)
    now += 1_000_000
  }
  expect(warnings).toEqual([{ why: 'HTTP 401', dropped: 2, waiting: 0 }])
  now += 3_600_000
  take(2)
  await eventually('it is told again', () => warnings.length === 2)
  expect(warnings[1]).toMatchObject({ dropped: 8 })
})

test('spans of which the collector keeps only some are counted as dropped', async () => {
  collector.answerWith(200, '{"partialSuccess":{"rejectedSpans":"2","errorMessage":"too old"}}')
  take(5)
  await eventually('they were sent', () => exporter.facts().exported === 3)
  expect(exporter.facts()).toEqual({ exported: 3, dropped: 2, cut: 0, waiting: 0 })
})

test('a redirect is not followed, because it would get the key of the operator', async () => {
  const other = await startCollector()
  collector.answerWith(307)
  take(1)
  await eventually('it is dropped', () => exporter.facts().dropped === 1)
  expect(other.requests()).toEqual([])
  await other.close()
})

test('a collector that is away costs a bounded amount of memory, and the latest spans are kept', async () => {
  await collector.close()
  take(30_000)
  await eventually('it was tried', () => warnings.length === 1)
  const { dropped, waiting, exported } = exporter.facts()
  expect(waiting).toBeLessThanOrEqual(8_192)
  expect([exported, dropped + waiting]).toEqual([0, 30_000])
  expect(JSON.stringify(warnings)).not.toMatch(/127\.0\.0\.1|of the operator/)
  collector = await startCollector()
})

test('what waits is sent when the process ends, even if the collector rests', async () => {
  collector.answerWith(503)
  take(1)
  await eventually('it was asked', () => warnings.length === 1)
  collector.answerWith(200)
  take(700)
  await exporter.close()
  expect(collector.spans()).toHaveLength(701)
})

test('a collector that never answers does not keep the process from ending', async () => {
  collector.answerWith('nothing')
  take(300)
  await eventually('it was asked', () => collector.requests().length > 0)
  await exporter.close()
  expect(exporter.facts()).toEqual({ exported: 0, dropped: 300, cut: 0, waiting: 0 })
})
