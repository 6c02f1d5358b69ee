import type { RealtimeEvent, Send } from '@verstat/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUnreadCounter } from './count-unread.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const event = (t: RealtimeEvent['t']): RealtimeEvent => ({
  v: 1,
  id: 'x',
  t,
  at: 0,
  ref: { kind: 'notice', id: null, ver: 0 },
  d: {},
})

function counter(answer: () => Promise<unknown>) {
  const counts: number[] = []
  const send = vi.fn(answer)
  return { counts, send, hear: createUnreadCounter(send as unknown as Send, (unread) => counts.push(unread)) }
}

test('a new or read notice is counted once for several events, other events are not counted', async () => {
  const { counts, send, hear } = counter(async () => ({ unread: 4 }))
  hear(event('order.updated'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(send).not.toHaveBeenCalled()
  hear(event('notice.created'))
  hear(event('notice.created'))
  hear(event('notice.read'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([send.mock.calls.length, counts]).toEqual([1, [4]])
})

test('events that may have been missed are made up for, and a failed count changes nothing', async () => {
  const { counts, hear } = counter(async () => {
    throw new Error('offline')
  })
  hear(null)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(counts).toEqual([])
})
