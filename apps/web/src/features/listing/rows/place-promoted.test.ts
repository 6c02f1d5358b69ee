import { expect, test } from 'vitest'
import { placePromoted } from './place-promoted.ts'

const listed = (...ids: string[]) => ids.map((id) => ({ id }))

test('promoted listings are at their places, and the others keep their order', () => {
  const rows = placePromoted({
    items: listed('1', '2', '3', '4'),
    promoted: listed('a', 'b'),
    promotedPlaces: [1, 4],
  })
  expect(rows.map(({ item }) => item.id)).toEqual(['a', '1', '2', 'b', '3', '4'])
  expect(rows.filter(({ isAd }) => isAd).map(({ item }) => item.id)).toEqual(['a', 'b'])
})

test('a promoted listing of this page has one row, and none is lost', () => {
  const rows = placePromoted({
    items: listed('1', '2', 'a', 'b'),
    promoted: listed('b', 'a'),
    promotedPlaces: [1, 4],
  })
  expect(rows.map(({ item, isAd }) => [item.id, isAd])).toEqual([
    ['b', true],
    ['1', false],
    ['2', false],
    ['a', true],
  ])
})
