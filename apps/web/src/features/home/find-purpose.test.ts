import { expect, test } from 'vitest'
import { testContext } from '../../testing/test-send.ts'
import { findPurpose } from './find-purpose.ts'

test.each([
  [{ orders: 0, producers: 1 }, 'orders'],
  [{ orders: 1, producers: 1 }, 'producers'],
  [{ orders: 0, producers: 0 }, 'producers'],
] as const)('somebody with %j searches %s first', async (own, purpose) => {
  const { context } = testContext(({ path }) => ({
    items: [],
    total: path.includes('producers') ? own.producers : own.orders,
  }))
  expect(await findPurpose(context, true)).toBe(purpose)
})

test('a visitor searches producers first, without a call', async () => {
  const { context, calls } = testContext(() => ({ total: 1 }))
  expect(await findPurpose(context, false)).toBe('producers')
  expect(calls).toEqual([])
})
