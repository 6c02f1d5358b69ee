import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('no more than so many run at once, in the order in which they came, and who leaves is not waited for', async () => {
  const inTurn = takeTurns(2)
  const done = new Map<number, () => void>()
  const begun: number[] = []
  const work = (n: number, signal?: AbortSignal) =>
    inTurn(() => {
      begun.push(n)
      return new Promise<void>((resolve) => done.set(n, resolve))
    }, signal)
  const gone = new AbortController()
  const all = [work(1), work(2), work(3, gone.signal), work(4), work(5)]
  const left = expect(all[2]).rejects.toBe('gone')
  await Promise.resolve()
  expect(begun).toEqual([1, 2])
  gone.abort('gone')
  await left
  done.get(2)?.()
  await all[1]
  await Promise.resolve()
  expect(begun).toEqual([1, 2, 4])
  done.get(1)?.()
  await all[0]
  await Promise.resolve()
  expect(begun).toEqual([1, 2, 4, 5])
  done.get(4)?.()
  done.get(5)?.()
  await Promise.all([all[3], all[4]])
})

test('work that fails makes room for the next', async () => {
  const inTurn = takeTurns(1)
  const failing = inTurn(() => Promise.reject(new Error('broken')), undefined)
  const next = inTurn(async () => 'done', undefined)
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
