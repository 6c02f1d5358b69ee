import { expect, test } from 'vitest'
import { meanScores, scoreAnswer } from './score-answer.ts'

const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `order:${from + i}`)

test('recall divides by the right listings, at most ten, and precision by the returned results', () => {
  expect(scoreAnswer(new Set(['order:1', 'order:2']), ['order:2', 'order:9'])).toEqual({
    recall: 0.5,
    precision: 0.5,
    reciprocalRank: 1,
  })
  expect(scoreAnswer(new Set(ids(0, 25)), ids(20, 40))).toMatchObject({ recall: 0.5, precision: 0.5 })
})

test('results after the tenth do not count', () => {
  const found = [...ids(100, 110), 'order:1']
  expect(scoreAnswer(new Set(['order:1']), found)).toEqual({ recall: 0, precision: 0, reciprocalRank: 0 })
})

test('the reciprocal rank depends on the first right result', () => {
  const { reciprocalRank } = scoreAnswer(new Set(['order:1', 'order:2']), ['order:8', 'order:2', 'order:1'])
  expect(reciprocalRank).toBe(0.5)
})

test('an empty result scores zero', () => {
  expect(scoreAnswer(new Set(['order:1']), [])).toEqual({ recall: 0, precision: 0, reciprocalRank: 0 })
})

test('every query has the same weight in a mean', () => {
  const good = { recall: 1, precision: 1, reciprocalRank: 1 }
  const bad = { recall: 0, precision: 0.5, reciprocalRank: 0 }
  expect(meanScores([good, bad])).toEqual({ recall: 0.5, precision: 0.75, reciprocalRank: 0.5 })
})
