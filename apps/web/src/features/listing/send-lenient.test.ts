import { ApiError } from '@verstat/contract/browser'
import { expect, test } from 'vitest'
import { refusal } from '../../testing/test-send.ts'
import { sendLenient } from './send-lenient.ts'

type Input = { page: number; sort?: string; unit?: string; quantityMin?: number }

test('what the API refuses is left out, told, and the rest holds', async () => {
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

test('a filter that lacks another costs all filters, not the page', async () => {
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

test('a refusal of the list itself and any other error are thrown', async () => {
  await expect(sendLenient(() => Promise.reject(refusal('page')), { page: 1 }, {})).rejects.toThrow(ApiError)
  const down = new ApiError({ statusCode: 503, data: { code: 'unavailable', message: '', requestId: '' } })
  await expect(sendLenient(() => Promise.reject(down), { page: 1 }, {})).rejects.toBe(down)
})
