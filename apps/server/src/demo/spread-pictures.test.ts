import { type DemoOrder, demoOrders, pictureKey } from '@verstat/demo'
import { expect, test } from 'vitest'
import { spreadPictures } from './spread-pictures.ts'

const orders = [...demoOrders({ seed: 7, count: 700, now: new Date('2026-11-21T10:00:00Z') })]
const spread = spreadPictures(orders)
const listed = spread
  .filter(({ status }) => status === 'published')
  .toSorted((a, b) => b.bumpedAt.getTime() - a.bumpedAt.getTime())

function firstPictures(rows: typeof listed): (string | null)[] {
  return rows.map(({ images: [first] }) => (first ? pictureKey(first) : null))
}

test('no order in the list of newest orders begins with a picture of the eight rows above it', () => {
  const pictures = firstPictures(listed)
  for (const [at, picture] of pictures.entries()) {
    if (picture !== null) expect(pictures.slice(Math.max(0, at - 8), at)).not.toContain(picture)
  }
})

/** The root category of each leaf category that has a picture. */
const rootOf = new Map(orders.flatMap(({ category, images }) => images.map(({ root }) => [category, root])))

test.each([
  ['leaf', ({ category }: DemoOrder) => category],
  ['root', ({ category }: DemoOrder) => rootOf.get(category) ?? ''],
])('neighbours in the list of a %s category begin with different pictures', (_, listOf) => {
  for (const rows of Map.groupBy(listed, listOf).values()) {
    const pictures = firstPictures(rows)
    for (const [at, picture] of pictures.entries()) {
      if (picture !== null) expect(pictures[at - 1]).not.toBe(picture)
    }
  }
})

test('the orders stay the same but for their pictures, and most of them still have some', () => {
  expect(spread.map(({ images: _, ...rest }) => rest)).toEqual(orders.map(({ images: _, ...rest }) => rest))
  const withPictures = (list: typeof orders) => list.filter(({ images }) => images.length > 0).length
  expect(withPictures(spread)).toBeGreaterThan(withPictures(orders) * 0.8)
})
