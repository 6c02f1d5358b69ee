import { expect, test } from 'vitest'
import { maskPattern, parseMask } from './mask-pattern.ts'

function matches(mask: string, ...values: string[]) {
  return values.map((value) => maskPattern(mask).test(value))
}

test('# matches a digit and nothing else', () => {
  expect(matches('#', '7', 'а', '٣', ' ', '', '77')).toEqual([true, false, false, false, false, false])
})

test('A matches a letter of any alphabet', () => {
  expect(matches('A', 'ї', 'Ґ', 'z', '7', '-', '’')).toEqual([true, true, true, false, false, false])
})

test('N matches a letter or a digit', () => {
  expect(matches('N', 'є', 'Q', '0', '_', ' ')).toEqual([true, true, true, false, false])
})

test('X matches any one character', () => {
  expect(matches('X', 'є', '0', ' ', '?', '', 'ab')).toEqual([true, true, true, true, false, false])
})

test('? makes the token before it optional', () => {
  expect(matches('##?-AA', '1-аб', '12-аб', '-аб', '123-аб')).toEqual([true, true, false, false])
  expect(matches('###.#?#?', '123.', '123.4', '123.45', '123.456')).toEqual([true, true, true, false])
})

test('? after anything but a token is literal, as is the second of two', () => {
  expect(matches('-?', '-?', '-', '')).toEqual([true, false, false])
  expect(matches('#??', '1?', '?', '1')).toEqual([true, true, false])
})

test('every other character is literal, also those special in regular expressions', () => {
  expect(matches('+38 (0##) ###-##-##', '+38 (067) 123-45-67', '+38 (067) 123-45-6')).toEqual([true, false])
  const odd = '^$\\.*+()[]{}|/!@%&a1Я ’'
  expect(matches(odd, odd, `${odd} `)).toEqual([true, false])
})

test('a line break is not a character of an input', () => {
  expect(matches('XX', 'a\n', '\n\n')).toEqual([false, false])
})

test('an empty mask matches only the empty text', () => {
  expect(parseMask('')).toEqual([])
  expect(matches('', '', 'x')).toEqual([true, false])
})

test('many optional tokens match in linear time', () => {
  const pattern = maskPattern(`${'X?'.repeat(200)}#`)
  const start = performance.now()
  expect(pattern.test('x'.repeat(200))).toBe(false)
  expect(performance.now() - start).toBeLessThan(200)
})

test('the pattern is valid in the pattern attribute of an input, which forbids needless escapes', () => {
  for (const mask of ['+38 (0##) ###-##-##', 'AA ####-NN', 'X?X?!', '[A]{#}|/^$.*\\']) {
    expect(() => new RegExp(maskPattern(mask).source, 'v'), mask).not.toThrow()
  }
})
