import { expect, test } from 'vitest'
import { recordSpans } from '../tracing/recorded-spans.testing.ts'
import { inSpan } from '../tracing/span.ts'
import { withTraceparent } from './job-trace.ts'
import { startLoop } from './loop.ts'

function recorder() {
  const lines: string[] = []
  const write = (_fields: object, text: string) => void lines.push(text)
  return { lines, log: { info: write, warn: write } as never }
}

/** Returns a task and a promise that resolves when the task has run `times` times. */
function countedTask(times: number, run: (nth: number) => void) {
  let count = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    done: promise,
    run: async () => {
      count += 1
      if (count === times) resolve()
      run(count)
    },
  }
}

test('a failing task is repeated, and only the first failure and the recovery are logged', async () => {
  const { lines, log } = recorder()
  const task = countedTask(5, (nth) => {
    if (nth <= 3) throw new Error('no database')
  })
  const loop = startLoop({ name: 'fold', pauseMs: 1, run: task.run, log })
  await task.done
  await loop.stop()
  expect(lines).toEqual(['background task fails', 'background task works again'])
})

test('stopping waits for the current run and starts no other', async () => {
  const { log } = recorder()
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  let runs = 0
  const loop = startLoop({
    name: 'sweep',
    pauseMs: 1,
    log,
    run: async () => {
      runs += 1
      begun.resolve()
      await finish.promise
    },
  })
  await begun.promise
  let stopped = false
  const stopping = loop.stop().then(() => {
    stopped = true
  })
  await Promise.resolve()
  expect(stopped).toBe(false)
  finish.resolve()
  await stopping
  expect(runs).toBe(1)
})

test('a delayed task that is stopped early never runs', async () => {
  const { log } = recorder()
  let runs = 0
  const run = async () => {
    runs += 1
  }
  const loop = startLoop({ name: 'nightly', pauseMs: 1, delayMs: 3_600_000, run, log })
  await loop.stop()
  expect(runs).toBe(0)
})

test('a run of a loop is traced if it asks something outside or queues a job, and not if it finds nothing to do', async () => {
  const { log } = recorder()
  const { start, ended } = recordSpans()
  const tracing = {
    start,
    facts: () => ({ exported: 0, dropped: 0, cut: 0, waiting: 0 }),
    close: async () => {},
  }
  const statement = () => inSpan('select', { kind: 'statement' }, async () => {})
  const runs = [
    statement,
    async () => {
      await statement()
      await inSpan('payment provider', { kind: 'client' }, async () => {})
    },
    statement,
    async () => void withTraceparent({}),
    statement,
  ]
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    await runs.shift()?.()
    if (runs.length === 0) resolve()
  }
  const loop = startLoop({ name: 'charge', pauseMs: 1, run, log, tracing })
  await done
  await loop.stop()
  expect(ended.map(({ name }) => name)).toEqual(['select', 'payment provider', 'loop charge', 'loop charge'])
})
