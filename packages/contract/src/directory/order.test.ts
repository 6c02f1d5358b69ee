import { expect, test } from 'vitest'
import { listOrders } from './order.ts'

test('a size is at least a thousandth of a millimetre, because the column of sizes cannot hold every number', () => {
  const isAllowed = (sizeMax: number) => listOrders.body.safeParse({ sizeMax }).success
  expect([0.001, 0.5, 1e7].map(isAllowed)).toEqual([true, true, true])
  expect([0, Number.MIN_VALUE, 0.0009, 1e7 + 1].map(isAllowed)).toEqual([false, false, false, false])
})
