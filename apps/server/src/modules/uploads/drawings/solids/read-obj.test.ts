import { expect, test } from 'vitest'
import { measureSolid } from './measuring/measure-solid.ts'
import { readObj } from './read-obj.ts'

const CORNERS = ['0 0 0', '10 0 0', '10 20 0', '0 20 0', '0 0 30', '10 0 30', '10 20 30', '0 20 30']
const FACES = ['1 4 3 2', '5 6 7 8', '1 2 6 5', '2 3 7 6', '3 4 8 7', '4 1 5 8']

const obj = (faces: readonly string[], corners: readonly string[] = CORNERS) =>
  Buffer.from(
    `# made by hand\no part\n${corners.map((each) => `v ${each}\n`).join('')}${faces.map((each) => `f ${each}\n`).join('')}`,
  )
const measure = (content: Buffer) => measureSolid(readObj(content)).facts
const BOX = { sizeMm: [10, 20, 30], areaMm2: 2200, volumeMm3: 6000, bodies: 1 }

test('a box of quads has its exact sizes, area and volume', () => {
  expect(measure(obj(FACES))).toMatchObject({ ...BOX, triangles: 12 })
})

test('corners with textures and directions, negative numbers and continued lines are read', () => {
  expect(measure(obj(FACES.map((face) => face.replaceAll(/\d/g, '$&/1/2'))))).toMatchObject(BOX)
  expect(
    measure(obj(FACES.map((face) => face.replaceAll(/\d/g, (each) => String(Number(each) - 9))))),
  ).toMatchObject(BOX)
  expect(measure(obj(FACES.map((face) => face.replace(' ', ' \\\r\n'))))).toMatchObject(BOX)
})

test('a face with a recess has its own area', () => {
  const outline = [
    [0, 0],
    [50, 0],
    [50, 5],
    [5, 5],
    [5, 50],
    [0, 50],
  ]
  const corners = [0, 100].flatMap((z) => outline.map(([x, y]) => `${x} ${y} ${z}`))
  for (let first = 0; first < 6; first += 1) {
    const ring = Array.from({ length: 6 }, (_, i) => ((i + first) % 6) + 1)
    const sides = ring.map((_, i) => `${i + 1} ${((i + 1) % 6) + 1} ${((i + 1) % 6) + 7} ${i + 7}`)
    const caps = [ring.toReversed().join(' '), ring.map((each) => each + 6).join(' ')]
    expect(measure(obj([...sides, ...caps], corners))).toMatchObject({
      areaMm2: 2 * 475 + 200 * 100,
      volumeMm3: 47_500,
      thicknessMm: 5,
    })
  }
})

test.each([
  ['a vertex that does not exist', obj([...FACES, '1 2 9'])],
  ['a vertex before the first one', obj([...FACES, '1 2 -9'])],
  ['vertex zero', obj([...FACES, '0 1 2'])],
  ['a face of two corners', obj([...FACES, '1 2'])],
  ['a face of a million corners', obj([`${'1 \\\n'.repeat(1_000_000)}`])],
  ['a coordinate that is not a number', obj(FACES, CORNERS.with(3, '0 nan 0'))],
  ['a missing coordinate', obj(FACES, CORNERS.with(3, '0 20'))],
  ['no faces', obj([])],
])('is refused: %s', (_, content) => {
  expect(() => readObj(content)).toThrow()
})

test('small faces of many corners cannot become more than two million triangles', () => {
  const face = `f${' 1 2 3 4'.repeat(120)}\n`
  const content = Buffer.from(`${CORNERS.map((each) => `v ${each}\n`).join('')}${face.repeat(4_500)}`)
  expect(() => readObj(content)).toThrow('too many triangles')
})
