import { expect, test } from 'vitest'
import { createClosers } from './closers.ts'

test('resources are closed in reverse order, and a failure does not leave others open', async () => {
  const closers = createClosers()
  const order: string[] = []
  closers.add(() => void order.push('database'))
  closers.add(() => {
    throw new Error('broken')
  })
  closers.add(async () => void order.push('http'))
  expect(await closers.run()).toEqual([new Error('broken')])
  expect(order).toEqual(['http', 'database'])
})

test('everything is closed once, however often run is called', async () => {
  const closers = createClosers()
  let times = 0
  closers.add(() => void times++)
  await Promise.all([closers.run(), closers.run()])
  expect(times).toBe(1)
})

test('a cleanup that never ends is abandoned after its time limit', async () => {
  const closers = createClosers()
  const order: string[] = []
  closers.add(() => void order.push('database'))
  closers.add(() => new Promise(() => {}), { limitMs: 5 })
  expect(await closers.run()).toEqual([])
  expect(order).toEqual(['database'])
})

test('hurry ends the wait for a cleanup with a time limit, before and while the cleanup runs', async () => {
  for (const hurryFirst of [true, false]) {
    const closers = createClosers()
    closers.add(() => new Promise(() => {}), { limitMs: 60_000 })
    if (hurryFirst) closers.hurry()
    const running = closers.run()
    closers.hurry()
    expect(await running).toEqual([])
  }
})
