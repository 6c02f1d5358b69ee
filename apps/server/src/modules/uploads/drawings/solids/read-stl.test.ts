import { expect, test } from 'vitest'
import { measureSolid } from './measuring/measure-solid.ts'
import { readStl } from './read-stl.ts'
import { binaryStl, box, flipped, moved, textStl } from './shapes.testing.ts'

const CUBE = box(10, 20, 30)
const FORMS = [
  ['binary', binaryStl],
  ['text', textStl],
] as const

test.each(FORMS)('a box in %s has its exact sizes, area and volume', (_, write) => {
  expect(measureSolid(readStl(write(CUBE))).facts).toEqual({
    sizeMm: [10, 20, 30],
    areaMm2: 2200,
    volumeMm3: 6000,
    thicknessMm: null,
    triangles: 12,
    bodies: 1,
  })
})

test.each(FORMS)('a box in %s without one facet has no volume, and keeps its sizes', (_, write) => {
  const { facts } = measureSolid(readStl(write(CUBE.slice(1))))
  expect(facts).toMatchObject({ sizeMm: [10, 20, 30], volumeMm3: null, thicknessMm: null, triangles: 11 })
})

test.each(FORMS)('a box in %s that is inside out has the same volume', (_, write) => {
  expect(measureSolid(readStl(write(flipped(CUBE)))).facts.volumeMm3).toBe(6000)
})

test('far from the origin, the rounding of 32 bits opens no gap', () => {
  const shape = moved(box(10.1, 20.3, 30.7), [12_345.678, -9_876.543, 555.555])
  const { volumeMm3, sizeMm } = measureSolid(readStl(binaryStl(shape))).facts
  expect(volumeMm3).toBeCloseTo(10.1 * 20.3 * 30.7, -1)
  expect(sizeMm[0]).toBeCloseTo(10.1, 2)
})

test('a text with capital letters, tabs, line ends of Windows and several bodies is read', () => {
  const text = `${textStl(box(1, 1, 1))}${textStl(box(1, 1, 1, [5, 0, 0]))}`
  const content = Buffer.from(text.toUpperCase().replaceAll('  ', '\t').replaceAll('\n', '\r\n'))
  expect(measureSolid(readStl(content)).facts).toMatchObject({ bodies: 2, volumeMm3: 2 })
})

function declaring(triangles: number): Buffer {
  const content = Buffer.alloc(84)
  content.writeUInt32LE(triangles, 80)
  return content
}

test.each([
  ['2^32 - 1 triangles in 84 bytes', declaring(0xffff_ffff)],
  ['no triangles', declaring(0)],
  ['an empty file', Buffer.alloc(0)],
  ['half a file', binaryStl(CUBE).subarray(0, 300)],
  ['a text that is cut off in a facet', textStl(CUBE).subarray(0, 300)],
  [
    'a facet of four vertices',
    Buffer.from(textStl(CUBE).toString().replace('vertex 0 0 0', 'vertex 0 0 0\nvertex 1 1 1')),
  ],
  [
    'a coordinate that is not a number',
    Buffer.from(textStl(CUBE).toString().replace('vertex 0', 'vertex nan')),
  ],
  ['a coordinate without an end', Buffer.from(textStl(CUBE).toString().replace('vertex 0', 'vertex 1e999'))],
  ['a missing coordinate', Buffer.from(textStl(CUBE).toString().replace('vertex 0 0 0', 'vertex 0 0'))],
  ['a line of a megabyte', Buffer.from(`solid ${'x'.repeat(1_000_000)}\nendsolid\n`)],
  ['another text', Buffer.from('solid part\n<script>alert(1)</script>\n')],
  [
    'only degenerate facets',
    binaryStl([
      [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
    ]),
  ],
])('is refused: %s', (_, content) => {
  expect(() => measureSolid(readStl(content))).toThrow()
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 3e38])('a binary coordinate of %d is refused', (value) => {
  const content = binaryStl(CUBE)
  content.writeFloatLE(value, 84 + 12)
  expect(() => readStl(content)).toThrow('not a usable number')
})

test('more than two million triangles are refused before memory is used for them', () => {
  const content = Buffer.alloc(84 + 50 * 2_000_001)
  content.writeUInt32LE(2_000_001, 80)
  expect(() => readStl(content)).toThrow('too many')
})
