import type { Send, Suggestion } from '@verstat/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggestionLoader, SUGGEST_WAIT_MS } from './load-suggestions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Fake API whose responses the test resolves. */
function slowApi() {
  const requests: { query: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = []
  const send = (_call: unknown, { query }: { query: string }, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const items: Suggestion[] = [{ kind: 'words', query }]
      requests.push({ query, signal, answer: () => resolve({ items }), fail: () => reject(new Error('429')) })
    })
  const answers: (readonly Suggestion[])[] = []
  const loader = createSuggestionLoader(send as unknown as Send, (items) => answers.push(items))
  return { requests, answers, loader }
}

test('text typed without a pause makes one request', async () => {
  const { requests, answers, loader } = slowApi()
  for (const words of ['шв', 'шве', ' швейк ']) loader.load(words)
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  requests[0]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(requests.map(({ query }) => query)).toEqual(['швейк'])
  expect(answers).toEqual([[{ kind: 'words', query: 'швейк' }]])
})

test('a newer request aborts the previous one and drops its response', async () => {
  const { requests, answers, loader } = slowApi()
  loader.load('шве')
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  loader.load('швей')
  expect(requests[0]?.signal.aborted).toBe(true)
  requests[0]?.answer()
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  requests[1]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual([[{ kind: 'words', query: 'швей' }]])
})

test('an error yields no suggestions, and short text makes no request', async () => {
  const { requests, answers, loader } = slowApi()
  loader.load('шве')
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  requests[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  loader.load('ш ')
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  expect(requests).toHaveLength(1)
  expect(answers).toEqual([[], []])
})
