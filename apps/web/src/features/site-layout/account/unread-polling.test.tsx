import type { User } from '@verstat/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveConnection } from '../../../lib/realtime/live-connection.ts'
import { unreadConversations, unreadNotices } from '../../../lib/session/unread-counts.ts'
import { renderComponent } from '../../../testing/render-component.tsx'
import { UnreadPolling } from './unread-polling.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  liveConnection.set(false)
})

test('without realtime the numbers are counted every twenty seconds, with it never', async () => {
  const user = { id: 'one', unreadNotices: 0, unreadConversations: 0 } as User
  let unread = 0
  const { calls } = renderComponent(<UnreadPolling user={user} />, {
    answer: () => {
      unread += 1
      return { id: 'one', unreadNotices: 5, unreadConversations: unread }
    },
  })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([unreadNotices.of(user), unreadConversations.of(user)]).toEqual([5, 1])
  liveConnection.set(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
  liveConnection.set(false)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(unreadConversations.of(user)).toBe(2)
})
