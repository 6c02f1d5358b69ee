import { expect, test } from 'vitest'
import { typeAmount } from './typed-amount.ts'

test('an amount is grouped by thousands while typed', () => {
  const texts = ['', '1', '1250', '1250000', '12.5', '1 250,755', 'а12б'].map(
    (typed) => typeAmount(typed, 99).text,
  )
  expect(texts).toEqual(['', '1', '1\u00a0250', '1\u00a0250\u00a0000', '12,5', '1\u00a0250,75', '12'])
})

test('the caret stays behind its digit when a group begins', () => {
  // The user typed 9 after the first digit of 1 250.
  expect(typeAmount('19\u00a0250', 2)).toEqual({ text: '19\u00a0250', caret: 2 })
  expect(typeAmount('1250', 4)).toEqual({ text: '1\u00a0250', caret: 5 })
  expect(typeAmount('1250', 1)).toEqual({ text: '1\u00a0250', caret: 1 })
})

test('without decimals there is no comma', () => {
  expect(typeAmount('12,5', 4, 0).text).toBe('12')
})
