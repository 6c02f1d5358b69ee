import { expect, test } from 'vitest'
import { tsquery } from './match-statement.ts'

const group = (...alternatives: readonly string[][]) => ({
  alternatives: alternatives.map((lexemes) => ({
    lexemes,
    weight: 1,
    isSynonym: false,
    orders: 1,
    producers: 1,
  })),
  worth: 1,
  isLoose: false,
})

test('a phrase is not looked for where one of its words is enough', () => {
  expect(tsquery([group(['швейн'], ['швейн', 'цех'], ['пошивн', 'цех'])], {})).toBe(
    "('швейн' | 'пошивн' & 'цех')",
  )
})

test('the words of a filter are required beside all groups', () => {
  expect(tsquery([group(['шаф']), group(['дуб'])], { type: 'supply', regionKeys: [1, 2] })).toBe(
    "('шаф') & ('дуб') & '#t-supply' & ('#r-1' | '#r-2')",
  )
})
