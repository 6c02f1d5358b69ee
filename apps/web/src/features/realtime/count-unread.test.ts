import type { RealtimeEvent } from '@verstat/contract'
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

test('several events about notices and messages cause one count, other events none', async () => {
  const count = vi.fn()
  const hear = createUnreadCounter(count)
  hear(event('order.updated'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(count).not.toHaveBeenCalled()
  for (const t of ['notice.created', 'notice.read', 'message.created', 'conversation.read'] as const)
    hear(event(t))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(count).toHaveBeenCalledTimes(1)
})

test('each event that can change a number is counted, and so are events that may have been missed', async () => {
  const count = vi.fn()
  const hear = createUnreadCounter(count)
  const types = ['notice.created', 'notice.read', 'message.created', 'message.changed', 'conversation.read']
  for (const t of [null, ...(types as RealtimeEvent['t'][])]) {
    hear(t && event(t))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(count).toHaveBeenCalledTimes(6)
})
