import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { childAnswer } from './child-answer.ts'

function openChild() {
  const child = new EventEmitter()
  return { child, answer: childAnswer(child as ChildProcess) }
}

test('a message that arrives after the exit event is still the answer of a process', async () => {
  const { child, answer } = openChild()
  child.emit('exit', 0)
  child.emit('message', 'drawn')
  child.emit('close', 0)
  expect(await answer).toBe('drawn')
})

test('a process that ends without a word has no answer', async () => {
  const { child, answer } = openChild()
  child.emit('exit', null, 'SIGKILL')
  child.emit('close', null, 'SIGKILL')
  expect(await answer).toBeUndefined()
})

test('a process that cannot be started is an error', async () => {
  const { child, answer } = openChild()
  child.emit('error', new Error('no memory'))
  await expect(answer).rejects.toThrow('no memory')
})
