import { expect, test } from 'vitest'
import { traceFields } from '../logging/logger.ts'
import { createFlights } from '../process/flights.ts'
import { recordSpans } from './recorded-spans.testing.ts'
import { activeSpan, inSpan, runSpan } from './span.ts'
import { createTracer } from './tracer.ts'

const NEVER = new AbortController().signal

test('work outside of a request makes no span', async () => {
  const seen = await inSpan('work', {}, async (span) => [span, activeSpan(), traceFields()])
  expect(seen).toEqual([undefined, undefined, {}])
})

test('spans of concurrent requests do not mix', async () => {
  const { start, ended } = recordSpans()
  const request = (name: string) =>
    runSpan(start(name), async () => {
      await Promise.resolve()
      await Promise.all([
        inSpan(`${name} one`, {}, async () => {}),
        inSpan(`${name} two`, {}, async () => inSpan(`${name} three`, {}, async () => {})),
      ])
    })
  await Promise.all([request('a'), request('b')])
  const named = (name: string) => ended.find((span) => span.name === name)
  for (const name of ['a', 'b']) {
    expect(named(`${name} one`)?.parentId).toBe(named(name)?.spanId)
    expect(named(`${name} three`)?.parentId).toBe(named(`${name} two`)?.spanId)
    expect(named(`${name} three`)?.traceId).toBe(named(name)?.traceId)
  }
  expect(ended).toHaveLength(8)
})

test('work that waits for a place is a step of the request that asked for it', async () => {
  const { start, ended } = recordSpans()
  const flights = createFlights({ atOnce: 1, atOncePerGroup: 1, waitingPerGroup: 9, moment: () => 0 })
  const gate = Promise.withResolvers<void>()
  const render = (name: string) =>
    runSpan(start(name), () =>
      flights.join({ group: 'one', leaving: NEVER }, name, () =>
        inSpan(`work of ${name}`, {}, () => gate.promise),
      ),
    )
  const both = [render('a'), render('b')]
  gate.resolve()
  await Promise.all(both)
  const named = (name: string) => ended.find((span) => span.name === name)
  expect(named('work of b')?.parentId).toBe(named('b')?.spanId)
})

test('a fault marks its span by code or name, never by message', async () => {
  const { start, ended } = recordSpans()
  const faults = [
    new TypeError('hush'),
    Object.assign(new Error('hush'), { code: '23505', detail: 'hush' }),
    Object.assign(new Error('hush'), { code: 'Key (email)=(hush)' }),
  ]
  for (const fault of faults) {
    await expect(runSpan(start('work'), () => Promise.reject(fault))).rejects.toBe(fault)
  }
  expect(ended.map(({ isFailed, attributes }) => [isFailed, attributes['error.type']])).toEqual([
    [true, 'TypeError'],
    [true, '23505'],
    [true, 'Error'],
  ])
  expect(JSON.stringify(ended)).not.toContain('hush')
})

test('a trace with too many spans keeps its first ones and the request itself', async () => {
  const ended: string[] = []
  let cut = 0
  const start = createTracer({
    sampler: () => true,
    take: ({ name }) => void ended.push(name),
    onCut: () => {
      cut += 1
    },
  })
  await runSpan(start('job'), async () => {
    for (let n = 0; n < 1_500; n += 1) await inSpan('statement', {}, async () => {})
  })
  expect([ended.length, ended.at(-1), cut]).toEqual([1_001, 'job', 500])
})

test('log lines of a request name its trace, even if it is not exported', async () => {
  const start = createTracer({ sampler: () => false, take: () => {}, onCut: () => {} })
  const span = start('request')
  await runSpan(span, async () => {
    await inSpan('step', {}, async () =>
      expect(traceFields()).toEqual({ trace_id: span.traceId, span_id: span.spanId }),
    )
  })
})
