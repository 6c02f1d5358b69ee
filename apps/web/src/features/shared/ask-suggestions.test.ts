import type { Send, Suggestion } from '@verstat/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SUGGEST_WAIT_MS, suggestionAsker } from './ask-suggestions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fake API whose responses are resolved by the test. */
function slowApi() {
  const asked: { query: string; signal: AbortSignal; answer: () => void; fail: () => void }[] = []
  const send = (_call: unknown, { query }: { query: string }, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      const items: Suggestion[] = [{ kind: 'words', query }]
      asked.push({ query, signal, answer: () => resolve({ items }), fail: () => reject(new Error('429')) })
    })
  const answers: (readonly Suggestion[])[] = []
  const asker = suggestionAsker(send as unknown as Send, (items) => answers.push(items))
  return { asked, answers, asker }
}

test('words typed in one go are one call', async () => {
  const { asked, answers, asker } = slowApi()
  for (const words of ['шв', 'шве', ' швейк ']) asker.ask(words)
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  asked[0]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ query }) => query)).toEqual(['швейк'])
  expect(answers).toEqual([[{ kind: 'words', query: 'швейк' }]])
})

test('a newer question aborts the call it replaces, whose answer never comes', async () => {
  const { asked, answers, asker } = slowApi()
  asker.ask('шве')
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  asker.ask('швей')
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[0]?.answer()
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  asked[1]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual([[{ kind: 'words', query: 'швей' }]])
})

test('a refusal is no suggestions, and too few words ask nothing', async () => {
  const { asked, answers, asker } = slowApi()
  asker.ask('шве')
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  asked[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  asker.ask('ш ')
  await vi.advanceTimersByTimeAsync(SUGGEST_WAIT_MS)
  expect(asked).toHaveLength(1)
  expect(answers).toEqual([[], []])
})
