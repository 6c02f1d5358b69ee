import type { Message } from '@verstat/contract'
import { expect, test } from 'vitest'
import { hasGap, mergeMessages } from './merge-messages.ts'

function message(seq: number, more: Partial<Message> = {}): Message {
  return {
    id: `m${seq}`,
    seq,
    from: 'customer',
    line: null,
    ask: null,
    text: `${seq}`,
    files: [],
    isTakenBack: false,
    editedAt: null,
    createdAt: `2026-11-27T10:00:${String(seq).padStart(2, '0')}.000Z`,
    ...more,
  }
}

test('messages of several answers are there once, in order, as the later answer has them', () => {
  const merged = mergeMessages(
    [message(1), message(2), message(3)],
    [message(3, { text: 'змінено' }), message(5), message(4)],
  )
  expect(merged.map(({ text }) => text)).toEqual(['1', '2', 'змінено', '4', '5'])
})

test('a line follows the message whose number it has', () => {
  const line = message(2, { id: 'line', from: null, line: 'offer.sent' })
  expect(mergeMessages([line], [message(1), message(2), message(3)]).map(({ id }) => id)).toEqual([
    'm1',
    'm2',
    'line',
    'm3',
  ])
})

test('a gap is seen when the latest messages do not follow the known ones', () => {
  expect(hasGap([message(1)], [message(2), message(3)])).toBe(false)
  expect(hasGap([message(1), message(2)], [message(2), message(3)])).toBe(false)
  expect(hasGap([message(1)], [message(3)])).toBe(true)
  expect(hasGap([], [message(3)])).toBe(false)
})
