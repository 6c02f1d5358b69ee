import { expect, test } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

test.for([
  ['nothing', ''],
  ['Latin and Cyrillic letters', 'Verstat — Верстат'],
  ['signs outside the basic plane', '🛠'.repeat(3)],
  ['a page that is longer than the scratch', 'Замовлення '.repeat(100_000)],
])('%s become the same bytes as by Buffer.from', ([, text]) => {
  expect(utf8Bytes(text ?? '').equals(Buffer.from(text ?? ''))).toBe(true)
})

test('the bytes of a page stay what they are when the next page follows', () => {
  const first = utf8Bytes('Замовлення')
  utf8Bytes('Виробники')
  expect(first.toString()).toBe('Замовлення')
})
