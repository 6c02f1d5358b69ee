import { expect, test } from 'vitest'
import { measureSolid } from '../measuring/measure-solid.ts'
import { readStl } from '../read-stl.ts'
import { band, binaryStl, box, circle, moved, type Shape, turned } from '../shapes.testing.ts'
import { drawSolid } from './draw-solid.ts'

function draw(shape: Shape, hasUnit = true) {
  const { facts, surface } = measureSolid(readStl(binaryStl(shape)))
  return drawSolid(surface, facts.sizeMm, hasUnit)
}

/** Counts the pixels that are as bright as a surface. */
function brightPixels(pixels: Buffer): number {
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 60) count += 1
  return count
}

test('a picture is opaque and has 960 × 720 pixels', () => {
  const { pixels, width, height } = draw(box(120, 80, 20))
  expect([width, height, pixels.length]).toEqual([960, 720, 4 * 960 * 720])
  expect(pixels.filter((value, at) => at % 4 === 3 && value !== 255)).toHaveLength(0)
})

test('the largest face of a plate is seen from the front, however the plate lies', () => {
  for (const plate of [box(120, 80, 2), box(120, 2, 80), box(2, 120, 80)])
    expect(brightPixels(draw(plate).pixels)).toBeGreaterThan(0.12 * 960 * 720)
})

test('a body fills the picture wherever it is and whatever its unit', () => {
  const near = brightPixels(draw(box(10, 20, 30)).pixels)
  const far = brightPixels(draw(moved(box(10, 20, 30), [512, -256, 64])).pixels)
  expect(Math.abs(far / near - 1)).toBeLessThan(0.02)
  expect(brightPixels(draw(box(0.001, 0.002, 0.003)).pixels) / near).toBeGreaterThan(0.9)
})

test('without a unit in the file the picture names none', () => {
  const plain = draw(box(10, 20, 30), false).pixels
  expect(brightPixels(plain)).toBeLessThan(brightPixels(draw(box(10, 20, 30)).pixels))
})

test.each([
  [
    'a triangle',
    [
      [
        [0, 0, 0],
        [10, 0, 0],
        [0, 10, 0],
      ],
    ],
  ],
  [
    'a needle',
    [
      [
        [0, 0, 0],
        [1e4, 1, 0],
        [1e4, 0, 1],
      ],
    ],
  ],
  ['a plate with a hole, turned', turned(band(circle(40, 32), circle(10, 32), 2))],
] satisfies [string, Shape][])('is drawn without an error: %s', (_, shape) => {
  expect(draw(shape).pixels.length).toBe(4 * 960 * 720)
})
