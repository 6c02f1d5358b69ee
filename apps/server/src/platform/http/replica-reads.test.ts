import { listOrders, listRegions } from '@verstat/contract'
import { expect, test } from 'vitest'
import { answerCall, type Gate, openGate } from './answer-call.ts'
import { AppError } from './app-error.ts'
import type { Binding } from './binding.ts'
import { unknownCaller } from './caller.ts'
import { isVisitorsRead } from './visitors-read.ts'

type Source = 'primary' | 'replica'

function binding(handle: (source: Source) => unknown): Binding<Source> {
  return { route: listRegions, handle: async (source) => handle(source), marks: () => ({ tags: [] }) }
}

function setUp(handle: (source: Source) => unknown, signal = new AbortController().signal) {
  const failures: unknown[] = []
  const gate: Gate<Source> = {
    ...openGate<Source>('primary'),
    replicas: { context: () => 'replica', onFailure: (error) => failures.push(error) },
  }
  const caller = { ...unknownCaller(), signal }
  return { failures, answer: answerCall(binding(handle), { params: {}, query: {} }, caller, gate) }
}

test('a read that fails on a replica is answered by the primary, and fails only if that fails too', async () => {
  const broken = new Error('Connection terminated unexpectedly')
  const once = setUp((source) => {
    if (source === 'replica') throw broken
    return source
  })
  expect(await once.answer).toBe('primary')
  expect(once.failures).toEqual([broken])
  const twice = setUp((source) => {
    throw new Error(`no ${source}`)
  })
  await expect(twice.answer).rejects.toThrow('no primary')
})

test('what a replica refuses is refused, and nothing is repeated for a caller who has gone', async () => {
  const refused = setUp(() => {
    throw new AppError('not_found')
  })
  await expect(refused.answer).rejects.toThrow(AppError)
  expect(refused.failures).toEqual([])
  const gone = setUp(() => {
    throw new Error('cancelled')
  }, AbortSignal.abort())
  await expect(gone.answer).rejects.toThrow('cancelled')
  expect(gone.failures).toEqual([])
})

test('only calls with marks, of callers without any secret, read from a replica', () => {
  const visitor = unknownCaller()
  const list = { ...binding(() => 1), route: listOrders }
  expect(isVisitorsRead(list, visitor)).toBe(true)
  for (const secret of ['token', 'challenge', 'idempotencyKey', 'listingToken', 'answerCode'])
    expect(isVisitorsRead(list, { ...visitor, [secret]: '' })).toBe(false)
  const { marks, ...unmarked } = list
  expect(isVisitorsRead(unmarked, visitor)).toBe(false)
  expect(isVisitorsRead({ ...list, route: { ...listOrders, isFilter: false } }, visitor)).toBe(false)
  expect(isVisitorsRead({ ...list, route: { ...listRegions, auth: 'user' } }, visitor)).toBe(false)
})
