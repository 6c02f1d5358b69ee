import { expect, test } from 'vitest'
import { ownMoves } from './own-moves.ts'

test('only allowed moves are offered, the likeliest first', () => {
  expect(ownMoves('published', ['paused', 'awarded', 'cancelled', 'archived'])).toEqual([
    'award',
    'pause',
    'cancel',
  ])
  expect(ownMoves('expired', ['published', 'archived'])).toEqual(['renew'])
  expect(ownMoves('cancelled', ['pending', 'archived'])).toEqual(['renew'])
  expect(ownMoves('awarded', ['completed', 'cancelled'])).toEqual(['complete', 'cancel'])
  expect(ownMoves('published', ['paused'], true)).toEqual(['renew', 'pause'])
  expect(ownMoves('archived', [])).toEqual([])
})

test('decisions of staff are not offered to an owner', () => {
  expect(ownMoves('pending', ['published', 'rejected', 'blocked'])).toEqual([])
})
