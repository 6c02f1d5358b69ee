import { TRANSACTION_STATUSES } from '@verstat/contract'
import { expect, test } from 'vitest'
import { isFinalStatus, nextPollDelayMs, POLL_LIMIT_MS } from './poll-schedule.ts'

test('a page asks after 2 seconds, ever more rarely, and at least every 10 seconds', () => {
  expect(nextPollDelayMs(0)).toBe(2_000)
  let passed = 0
  let last = 0
  while (passed <= POLL_LIMIT_MS) {
    const wait = nextPollDelayMs(passed)
    expect(wait).toBeGreaterThanOrEqual(last)
    expect(wait).toBeLessThanOrEqual(10_000)
    last = wait
    passed += wait
  }
  expect(last).toBe(10_000)
})

test('what may still become paid is asked about, also after a refusal', () => {
  expect(TRANSACTION_STATUSES.filter((status) => !isFinalStatus(status))).toEqual([
    'created',
    'pending',
    'processing',
    'failed',
  ])
})
