import { expect, test } from 'vitest'
import { recordSpans } from '../tracing/recorded-spans.testing.ts'
import { runSpan } from '../tracing/span.ts'
import { runJob, withTraceparent } from './job-trace.ts'

const { start, ended } = recordSpans()
const tracing = {
  start,
  facts: () => ({ exported: 0, dropped: 0, cut: 0, waiting: 0 }),
  close: async () => {},
}

/** Returns the payload that a request queues, and the span of the request. */
async function queued() {
  const request = start('request')
  const payload = await runSpan(request, async () => withTraceparent({ n: 1 }))
  return { request, payload }
}

test('a task gets the payload that was queued, whether this process traces or not', async () => {
  const { payload } = await queued()
  const given: unknown[] = []
  for (const each of [tracing, null]) {
    await runJob({ task: 'note', payload, attempt: 1 }, each, async (bare) => void given.push(bare))
    await runJob({ task: 'note', payload: [1], attempt: 1 }, each, async (bare) => void given.push(bare))
  }
  expect(given).toEqual([{ n: 1 }, [1], { n: 1 }, [1]])
})

test('the first attempt is a step of the request, a later one a trace with a link to it', async () => {
  const { request, payload } = await queued()
  ended.length = 0
  for (const attempt of [1, 2]) await runJob({ task: 'note', payload, attempt }, tracing, async () => {})
  const [first, second] = ended
  expect(first).toMatchObject({ name: 'job note', traceId: request.traceId, parentId: request.spanId })
  expect(second?.traceId).not.toBe(request.traceId)
  expect(second).toMatchObject({
    parentId: undefined,
    links: [{ traceId: request.traceId, spanId: request.spanId }],
    attributes: { 'verstat.job.task': 'note', 'verstat.job.attempt': 2 },
  })
})

test('a failed job is marked, and fails', async () => {
  ended.length = 0
  const fault = new RangeError('hush')
  const running = runJob({ task: 'note', payload: {}, attempt: 1 }, tracing, () => Promise.reject(fault))
  await expect(running).rejects.toBe(fault)
  expect(ended[0]).toMatchObject({ isFailed: true, attributes: { 'error.type': 'RangeError' } })
})
