import { expect, test } from 'vitest'
import { PROMOTED_PLACES, pickPromoted, promotedPlaces, promotionStart } from './promoted-slots.ts'

const NOON = new Date('2026-11-21T10:00:00Z')
const ids = Array.from({ length: 8 }, (_, index) => `id-${index}`)

test('all promoted rows rotate over the pages, none twice on a page', () => {
  const pages = [1, 2, 3].map((page) => pickPromoted(ids, { page, now: NOON }))
  for (const page of pages) expect(new Set(page).size).toBe(PROMOTED_PLACES.length)
  expect(new Set(pages.flat())).toEqual(new Set(ids))
})

test('fewer rows than slots are each shown once on every page', () => {
  for (const page of [1, 2, 77]) {
    expect(pickPromoted(['a', 'b'], { page, now: NOON }).toSorted()).toEqual(['a', 'b'])
  }
  expect(pickPromoted([], { page: 5, now: NOON })).toEqual([])
})

test('the order is stable within a Kyiv day, independent of the input order, and changes daily', () => {
  const picked = pickPromoted(ids, { page: 1, now: NOON })
  expect(pickPromoted(ids.toReversed(), { page: 1, now: new Date('2026-11-21T21:59:59Z') })).toEqual(picked)
  const week = [22, 23, 24, 25, 26].map((day) =>
    pickPromoted(ids, { page: 1, now: new Date(`2026-11-${day}T10:00:00Z`) }),
  )
  expect(week.some((next) => next.join() !== picked.join())).toBe(true)
  expect(promotionStart(NOON)).toBe(promotionStart(new Date('2026-11-21T21:59:59Z')))
  expect(promotionStart(NOON)).not.toBe(promotionStart(new Date('2026-11-21T22:00:00Z')))
})

test('one promoted listing is first, and the others are inside the list at fixed places', () => {
  const listed = Array.from({ length: 24 }, (_, index) => `listed-${index}`)
  expect(promotedPlaces(['a', 'b', 'c'], listed)).toEqual([1, 9, 17])
  expect(promotedPlaces(['a'], listed)).toEqual([1])
  expect(promotedPlaces([], listed)).toEqual([])
})

test('on a short page the places follow one another without gaps, and no listing has two rows', () => {
  expect(promotedPlaces(['a', 'b', 'c'], ['x', 'y'])).toEqual([1, 4, 5])
  expect(promotedPlaces(['a', 'b', 'c'], ['x', 'a', 'c'])).toEqual([1, 3, 4])
  expect(promotedPlaces(['a', 'b'], ['b', 'a'])).toEqual([1, 2])
})
