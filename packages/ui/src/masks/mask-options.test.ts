import { expect, test } from 'vitest'
import { applyMask } from './mask-options.ts'
import { maskPattern } from './mask-pattern.ts'

test('fitting characters are placed and others dropped', () => {
  expect(applyMask('+38 (0##) ###-##-##', '671234567')).toBe('+38 (067) 123-45-67')
  expect(applyMask('##.##.####', '20 листопада 11/2026')).toBe('20.11.2026')
  expect(applyMask('AA ####-NN', 'кх1234я5')).toBe('кх 1234-я5')
  expect(applyMask('XX', 'є?!')).toBe('є?')
})

test('an optional token may stay empty', () => {
  expect(applyMask('##?-AA', '1аб')).toBe('1-аб')
  expect(applyMask('##?-AA', '12аб')).toBe('12-аб')
  expect(applyMask('###.#?#?', '1234')).toBe('123.4')
})

test("maska's own special characters are literal", () => {
  expect(applyMask('@*!#', '7')).toBe('@*!7')
  expect(applyMask('!!#!', '7')).toBe('!!7')
  expect(applyMask('0a9', '')).toBe('')
})

test('a full value stays as it is, and the pattern of the mask accepts it', () => {
  const full: Record<string, string> = {
    '+38 (0##) ###-##-##': '+38 (067) 123-45-67',
    '##?-AA': '1-аб',
    'AA ####-NN': 'КХ 1234-Я5',
    '########': '12345678',
    '!#?!': '!1!',
    'X?X?-#': 'ab-1',
  }
  for (const [mask, value] of Object.entries(full)) {
    expect(applyMask(mask, value), mask).toBe(value)
    expect(maskPattern(mask).test(value), mask).toBe(true)
  }
})

test('the same number pasted in any format gives one result', () => {
  for (const typed of ['+38 (067) 123-45-67', '+380671234567', '380671234567', '(067)1234567']) {
    expect(applyMask('+38 (0##) ###-##-##', typed), typed).toBe('+38 (067) 123-45-67')
  }
})
