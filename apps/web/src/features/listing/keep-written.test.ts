import { expect, test } from 'vitest'
import { keepWritten } from './keep-written.ts'

test.each([
  ['Виробництво тарілок 28 см, 250 шт.', 'Виробництво тарілок 28_см, 250_шт.'],
  ['палець і втулка — змінні', 'палець і втулка_— змінні'],
  ['Строк – 10 днів, аванс 50 %', 'Строк_– 10_днів, аванс 50_%'],
  ['Площа 460 м², вал 40 мм', 'Площа 460_м², вал 40_мм'],
  ['5 годинників і 3 мішки', '5 годинників і 3 мішки'],
  ['Cutting of 30 mm parts', 'Cutting of 30_mm parts'],
])('«%s» is kept together', (text, expected) => {
  expect(keepWritten(text).replaceAll('\u00a0', '_')).toBe(expected)
  expect(keepWritten(text)).toHaveLength(text.length)
})
