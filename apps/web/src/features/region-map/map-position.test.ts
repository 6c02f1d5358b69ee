import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapPosition, pointAt } from './map-position.ts'

const svg = readFileSync(new URL('./ukraine.svg', import.meta.url), 'utf8')

test.each([
  ['lvivska', 49.84, 24.03],
  ['zakarpatska', 48.62, 22.29],
  ['odeska', 46.48, 30.72],
  ['kharkivska', 49.99, 36.23],
  ['chernihivska', 51.49, 31.29],
  ['kyiv', 50.45, 30.52],
  ['luhanska', 48.57, 39.31],
  ['krym', 44.95, 34.1],
  ['zaporizka', 47.84, 35.14],
])('the capital of %s lies inside its shape', (slug, lat, lon) => {
  const { x, y } = mapPosition({ lat, lon })
  expect(isInside(ringsOf(slug), x, y)).toBe(true)
})

test.each([
  [49.84, 24.03],
  [46.48, 30.72],
  [48.57, 39.31],
])('a tap on the position of %d, %d gives this point', (lat, lon) => {
  const found = pointAt(mapPosition({ lat, lon }))
  expect(found.lat).toBeCloseTo(lat, 1)
  expect(found.lon).toBeCloseTo(lon, 1)
})

function ringsOf(slug: string): [number, number][][] {
  const [, path = ''] = new RegExp(`id="${slug}" d="([^"]+)"`).exec(svg) ?? []
  return path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?\d+/g)].map(Number)
      let [x = 0, y = 0] = numbers
      const points: [number, number][] = [[x, y]]
      for (let at = 2; at < numbers.length; at += 2) {
        x += numbers[at] ?? 0
        y += numbers[at + 1] ?? 0
        points.push([x, y])
      }
      return points
    })
}

/** Ray casting: a point is inside a shape when a ray to the right crosses the shape's edges an odd number of times. */
function isInside(rings: readonly [number, number][][], x: number, y: number): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([ax, ay], at) => {
      const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay]
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    }),
  )
  return crossings.length % 2 === 1
}
