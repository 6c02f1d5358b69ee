import { ApiError } from '@verstat/contract/browser'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/test-send.ts'
import { sendLenient } from './send-lenient.ts'

type Input = { page: number; sort?: string; unit?: string; quantityMin?: number }

test('refused filters are dropped and reported, the others apply', async () => {
  const sent: Input[] = []
  const { list, refused } = await sendLenient<Input, string>(
    async (input) => {
      sent.push(input)
      if (input.sort) throw refusal('sort')
      return 'list'
    },
    { page: 2 },
    { sort: 'x', unit: 'kg' },
  )
  expect(list).toBe('list')
  expect(refused.map((field) => field.path)).toEqual(['sort'])
  expect(sent).toEqual([
    { page: 2, sort: 'x', unit: 'kg' },
    { page: 2, unit: 'kg' },
  ])
})

test('when a filter needs a missing filter, all filters are dropped and the list still loads', async () => {
  const { list, refused } = await sendLenient<Input, string>(
    async (input) => {
      if (input.quantityMin !== undefined) throw refusal('unit')
      return 'list'
    },
    { page: 1 },
    { quantityMin: 5 },
  )
  expect(list).toBe('list')
  expect(refused.map((field) => field.path)).toEqual(['unit'])
})

test('an error of a field in `base` and any other error are thrown', async () => {
  await expect(sendLenient(() => Promise.reject(refusal('page')), { page: 1 }, {})).rejects.toThrow(ApiError)
  const down = new ApiError({ statusCode: 503, data: { code: 'unavailable', message: '', requestId: '' } })
  await expect(sendLenient(() => Promise.reject(down), { page: 1 }, {})).rejects.toBe(down)
})
