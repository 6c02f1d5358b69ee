import { TRANSACTION_STATUSES } from '@verstat/contract'
import { expect, test } from 'vitest'
import { isFinalStatus, nextPollDelayMs, POLL_LIMIT_MS } from './poll-schedule.ts'

test('the delay between polls grows from 2 to 10 seconds', () => {
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

test('statuses that may still become paid are polled, including failed', () => {
  expect(TRANSACTION_STATUSES.filter((status) => !isFinalStatus(status))).toEqual([
    'created',
    'pending',
    'processing',
    'failed',
  ])
})
