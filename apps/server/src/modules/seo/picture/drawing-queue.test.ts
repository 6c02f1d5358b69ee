import { expect, test } from 'vitest'
import { createDrawingQueue } from './drawing-queue.ts'

/** A job that finishes when the test calls `resolve` or `reject`. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  let begun = false
  const start = () => {
    begun = true
    return promise
  }
  return { start, isBegun: () => begun, end: () => resolve(Buffer.from('x')), fail: (e: Error) => reject(e) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('limits running and waiting jobs and rejects the rest', async () => {
  const queue = createDrawingQueue({ running: 1, waiting: 1 })
  const [first, second, third] = [work(), work(), work()]
  const one = queue.once('1', first.start)
  const two = queue.once('2', second.start)
  expect(queue.once('3', third.start)).toBeUndefined()
  await turn()
  expect([first.isBegun(), second.isBegun()]).toEqual([true, false])
  first.end()
  await one
  await turn()
  expect(second.isBegun()).toBe(true)
  second.end()
  await two
  const again = queue.once('3', third.start)
  third.end()
  await again
})

test('concurrent requests for one name share a job, and a failed job is retried', async () => {
  const queue = createDrawingQueue({ running: 2, waiting: 0 })
  const [broken, whole] = [work(), work()]
  const asked = [queue.once('a', broken.start), queue.once('a', whole.start)]
  broken.fail(new Error('no paint'))
  for (const each of await Promise.allSettled(asked)) expect(each.status).toBe('rejected')
  expect(whole.isBegun()).toBe(false)
  const again = queue.once('a', whole.start)
  whole.end()
  expect(String(await again)).toBe('x')
})
