import { describe, expect, test } from 'vitest'
import { readStl } from '../read-stl.ts'
import {
  band,
  bentSheet,
  binaryStl,
  box,
  circle,
  exactly,
  extrude,
  flipped,
  moved,
  revolve,
  type Shape,
  sphere,
  textStl,
  torus,
  turned,
} from '../shapes.testing.ts'
import { measureSolid } from './measure-solid.ts'

const measure = (shape: Shape) => measureSolid(readStl(textStl(shape))).facts

/** The outline of a square with as many points as a circle, so that both can be joined. */
const square = (half: number, sides: number) =>
  circle(1, sides).map(([x, y]) => {
    const reach = Math.max(Math.abs(x), Math.abs(y)) / half
    return [x / reach, y / reach] as const
  })

const bend = (from: readonly [number, number], radius: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((i / steps) * Math.PI) / 2
    return [from[0] + radius * Math.sin(angle), from[1] + radius * (1 - Math.cos(angle))] as const
  })

const L_PROFILE = [
  [0, 0],
  [50, 0],
  [50, 5],
  [5, 5],
  [5, 50],
  [0, 50],
] as const
const U_SHEET = [
  [0, 60],
  [0, 0],
  [80, 0],
  [80, 60],
] as const

type Solid = readonly [name: string, shape: Shape, thickness: number | null]

/** The thickness of round sheets is the distance of parallel facets, which is what the file contains. */
const facets = (thickness: number, sides: number) => thickness * Math.cos(Math.PI / sides)

const SOLIDS: readonly Solid[] = [
  ['a cube', box(25, 25, 25), null],
  ['a block', box(120, 80, 60), null],
  ['a plate', box(120, 80, 2), 2],
  ['a thick plate', box(400, 300, 20), 20],
  ['a foil', box(1000, 700, 0.05), 0.05],
  ['a square bar', box(10, 10, 500), null],
  ['a flat bar', box(40, 4, 500), 4],
  ['a round bar', extrude(circle(6, 96), 400), null],
  ['a cylinder', extrude(circle(30, 128), 50), null],
  ['a washer', band(circle(30, 64), circle(15, 64), 3), 3],
  ['a tube', band(circle(20, 64), circle(18, 64), 300), facets(2, 64)],
  ['a thick tube', band(circle(20, 64), circle(6, 64), 100), null],
  ['a square tube', band(square(20, 64), square(17, 64), 400), 3],
  ['a plate with a hole', band(square(100, 64), circle(30, 64), 8), 8],
  ['a sphere', sphere(25, 64, 48), null],
  [
    'a cone',
    revolve(
      [
        [0, 0],
        [20, 0],
        [0, 50],
      ],
      64,
    ),
    null,
  ],
  ['a torus', torus(50, 15, 64, 48), null],
  [
    'an L-profile',
    bentSheet(
      [
        [0, 50],
        [0, 0],
        [50, 0],
      ],
      5,
      300,
    ),
    5,
  ],
  ['a sheet bent with a radius', bentSheet([[0, 0], ...bend([60, 0], 6, 12), [66, 50]], 1.5, 200), 1.5],
  ['a U of sheet', bentSheet(U_SHEET, 2.5, 150), 2.5],
  ['a sheet bent in a wide arc', bentSheet(bend([0, 0], 300, 60), 3, 400), 3],
  [
    'a stepped shaft',
    revolve(
      [
        [0, 0],
        [10, 0],
        [10, 40],
        [16, 40],
        [16, 70],
        [0, 70],
      ],
      96,
    ),
    null,
  ],
]

describe.each([
  ['as it is', (shape: Shape) => shape],
  ['turned around all axes', turned],
  ['inside out', flipped],
  ['far from the origin', (shape: Shape) => moved(shape, [3_000, -2_000, 1_000])],
])('%s', (_, put) => {
  test.each(
    SOLIDS,
  )('%s has the area and volume of its triangles, and its thickness', (_name, shape, thickness) => {
    const facts = measure(put(shape))
    const { area, volume } = exactly(shape)
    expect(Math.abs(facts.areaMm2 / area - 1)).toBeLessThan(1e-6)
    expect(Math.abs((facts.volumeMm3 ?? 0) / volume - 1)).toBeLessThan(1e-6)
    expect(facts.bodies).toBe(1)
    if (thickness === null) expect(facts.thicknessMm).toBeNull()
    else expect(Math.abs((facts.thicknessMm ?? 0) / thickness - 1)).toBeLessThan(1e-3)
  })
})

describe('the binary form, with 32 bits per number,', () => {
  test.each(SOLIDS)('gives the same for %s', (_name, shape, thickness) => {
    const facts = measureSolid(readStl(binaryStl(turned(shape)))).facts
    const { area, volume } = exactly(shape)
    expect(Math.abs(facts.areaMm2 / area - 1)).toBeLessThan(1e-3)
    expect(Math.abs((facts.volumeMm3 ?? 0) / volume - 1)).toBeLessThan(1e-3)
    if (thickness === null) expect(facts.thicknessMm).toBeNull()
    else expect(Math.abs((facts.thicknessMm ?? 0) / thickness - 1)).toBeLessThan(2e-3)
  })
})

test('round bodies are within half a percent of the ideal ones', () => {
  expect((measure(sphere(25, 128, 96)).volumeMm3 ?? 0) / ((4 / 3) * Math.PI * 25 ** 3)).toBeCloseTo(1, 2)
  expect((measure(torus(50, 15, 128, 96)).volumeMm3 ?? 0) / (2 * Math.PI ** 2 * 50 * 15 ** 2)).toBeCloseTo(
    1,
    2,
  )
  expect((measure(extrude(circle(30, 128), 50)).areaMm2 ?? 0) / (2 * Math.PI * 30 * 80)).toBeCloseTo(1, 2)
})

test('an L that is extruded from one outline is a sheet too', () => {
  const [a, b, c, d, e, f] = L_PROFILE
  // The outline is visible from its inner corner, where the list begins.
  expect(measure(extrude([d, e, f, a, b, c], 300))).toMatchObject({ thicknessMm: 5, volumeMm3: 475 * 300 })
})

describe('several bodies', () => {
  const cube = box(10, 10, 10)

  test('apart from each other have their volumes together', () => {
    expect(measure([...cube, ...moved(cube, [30, 0, 0])])).toMatchObject({ bodies: 2, volumeMm3: 2000 })
  })

  test('have the same volume when one of them is inside out', () => {
    expect(measure([...cube, ...flipped(moved(cube, [30, 0, 0]))])).toMatchObject({
      bodies: 2,
      volumeMm3: 2000,
    })
  })

  test('that touch along an edge or a side stay two bodies', () => {
    expect(measure([...cube, ...moved(cube, [10, 10, 0])])).toMatchObject({ bodies: 2, volumeMm3: 2000 })
    expect(measure([...cube, ...moved(cube, [0, 0, 10])])).toMatchObject({ bodies: 2, volumeMm3: 2000 })
  })

  test('a cavity is subtracted, whichever way its triangles face', () => {
    const cavity = box(4, 4, 4, [3, 3, 3])
    expect(measure([...cube, ...cavity])).toMatchObject({ bodies: 1, volumeMm3: 936 })
    expect(measure([...cube, ...flipped(cavity)])).toMatchObject({ bodies: 1, volumeMm3: 936 })
    const ball = box(1, 1, 1, [4, 4, 4])
    expect(measure([...cube, ...flipped(cavity), ...ball])).toMatchObject({ bodies: 2, volumeMm3: 937 })
  })

  test('have no volume when one of them has a hole', () => {
    expect(measure([...cube, ...moved(cube.slice(1), [30, 0, 0])])).toMatchObject({
      bodies: 2,
      volumeMm3: null,
    })
  })
})

describe('imperfect surfaces', () => {
  test('triangles of mixed directions have the volume of the body', () => {
    const mixed = box(10, 20, 30).map(([a, b, c], i) =>
      i % 2 === 0 ? ([a, b, c] as const) : ([a, c, b] as const),
    )
    expect(measure(mixed).volumeMm3).toBe(6000)
  })

  test('degenerate triangles change nothing', () => {
    const shape = box(10, 20, 30)
    const more: Shape = [
      [
        [0, 0, 0],
        [0, 0, 0],
        [10, 0, 0],
      ],
      [
        [10, 0, 0],
        [10, 0, 0],
        [10, 0, 0],
      ],
    ]
    expect(measure([...shape, ...more])).toMatchObject({
      volumeMm3: 6000,
      areaMm2: 2200,
      triangles: 14,
      bodies: 1,
    })
  })

  test('vertices that differ by less than a millionth of the size are one', () => {
    const shape = box(100, 200, 300).map((triangle, i) =>
      triangle.map((point) => point.map((value) => value + ((i % 3) - 1) * 1e-5)),
    ) as unknown as Shape
    expect(measure(shape).volumeMm3 ?? 0).toBeCloseTo(6_000_000, -1)
  })

  test('a surface without thickness has no volume', () => {
    expect(measure(box(10, 20, 30).slice(0, 2)).volumeMm3).toBeNull()
    const twice: Shape = [
      [
        [0, 0, 0],
        [10, 0, 0],
        [0, 10, 0],
      ],
      [
        [0, 0, 0],
        [0, 10, 0],
        [10, 0, 0],
      ],
    ]
    expect(measure(twice)).toMatchObject({ volumeMm3: null, bodies: 1 })
  })

  test('a Möbius strip has no volume', () => {
    const point = (i: number, s: number) => {
      const t = (i / 30) * 2 * Math.PI
      const r = 20 + s * Math.cos(t / 2)
      return [r * Math.cos(t), r * Math.sin(t), s * Math.sin(t / 2)] as const
    }
    const strip = Array.from({ length: 30 }, (_, i) => [
      [point(i, -3), point(i + 1, -3), point(i + 1, 3)] as const,
      [point(i, -3), point(i + 1, 3), point(i, 3)] as const,
    ]).flat()
    expect(measure(strip).volumeMm3).toBeNull()
  })
})
