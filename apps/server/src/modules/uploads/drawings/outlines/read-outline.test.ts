import type { OutlineFacts } from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import {
  arc,
  circle,
  type DxfPairs,
  ellipse,
  insert,
  line,
  makeDxf,
  polyline,
  rectangle,
  spline,
  units,
} from './make-dxf.testing.ts'
import { OUTLINE_READERS } from './read-outline.ts'

type Parts = Parameters<typeof makeDxf>[0]

async function factsOf(parts: Parts): Promise<OutlineFacts> {
  const { facts } = await OUTLINE_READERS.dxf(makeDxf(parts))
  if (facts.kind !== 'outline') throw new Error(facts.kind)
  return facts
}

const plate = [rectangle(0, 0, 100, 50), circle(50, 25, 10)]

test('a plate with a hole has the size of the plate and the length of both contours', async () => {
  const facts = await factsOf({ header: units(4), entities: plate })
  expect(facts).toMatchObject({
    kind: 'outline',
    extentsMm: [100, 50],
    closedContours: 2,
    layers: 1,
    unit: 'mm',
    unitAssumed: false,
  })
  expect(facts.lengthMm).toBeCloseTo(300 + 20 * Math.PI, 9)
  expect(Math.abs(facts.lengthMm - 362.83)).toBeLessThan(0.01)
})

test('sizes of a file in inches are millimetres, and a file without units says that it assumes them', async () => {
  const inches = await factsOf({ header: units(1), entities: plate })
  expect(inches.extentsMm).toEqual([2540, 1270])
  expect(inches.lengthMm).toBeCloseTo((300 + 20 * Math.PI) * 25.4, 6)
  expect(inches).toMatchObject({ unit: 'in', unitAssumed: false })
  const unknown = await factsOf({ entities: plate })
  expect(unknown).toMatchObject({ extentsMm: [100, 50], unit: 'unknown', unitAssumed: true })
  expect(await factsOf({ header: units(14), entities: plate })).toMatchObject({
    unit: 'unknown',
    unitAssumed: true,
  })
})

/** The length of an ellipse by summing short chords, which is independent of the code under test. */
function ellipseLength(a: number, b: number, from: number, to: number): number {
  const steps = 200_000
  let length = 0
  for (let i = 0; i < steps; i += 1) {
    const [s, t] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps]
    length += Math.hypot(a * (Math.cos(t) - Math.cos(s)), b * (Math.sin(t) - Math.sin(s)))
  }
  return length
}

const root = Math.SQRT1_2
const circleSpline = spline({
  degree: 2,
  knots: [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4],
  points: [
    [10, 0],
    [10, 10, root],
    [0, 10],
    [-10, 10, root],
    [-10, 0],
    [-10, -10, root],
    [0, -10],
    [10, -10, root],
    [10, 0],
  ],
})
/** The parabola y = x² between 0 and 1, ten times as large. */
const parabola = spline({
  degree: 2,
  knots: [0, 0, 0, 1, 1, 1],
  points: [
    [0, 0],
    [5, 0],
    [10, 10],
  ],
})
const parabolaLength = 10 * (Math.sqrt(5) / 2 + Math.asinh(2) / 4)
const straightSpline = spline({
  degree: 3,
  knots: [0, 0, 0, 0, 2, 5, 9, 9, 9, 9],
  points: [
    [0, 0],
    [3, 4],
    [6, 8],
    [9, 12],
    [12, 16],
    [15, 20],
  ],
})
/** Between even knots, a spline begins beside its second point and ends beside its last but one. */
const looseSpline = spline({
  degree: 3,
  knots: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  points: [0, 1, 2, 3, 4, 5].map((i) => [3 * i, 4 * i]),
})
const block = { part: [rectangle(0, 0, 10, 5), circle(5, 2.5, 1)] }
const partLength = 30 + 2 * Math.PI
const slot = polyline(
  [
    [0, 0],
    [40, 0, 1],
    [40, 10],
    [0, 10, 1],
  ],
  true,
)
const wave = polyline(
  [
    [0, 0, 1],
    [10, 0, -1],
    [20, 0],
  ],
  false,
)
const fitCircle: DxfPairs = [
  ...[0, 'SPLINE', 8, '0', 70, 1, 71, 3, 72, 0, 73, 0, 74, 24],
  ...Array.from({ length: 24 }, (_, i) => [
    ...[11, 10 * Math.cos((i * Math.PI) / 12)],
    ...[21, 10 * Math.sin((i * Math.PI) / 12)],
    ...[31, 0],
  ]).flat(),
]
const old: DxfPairs = [
  ...[0, 'POLYLINE', 8, '0', 66, 1, 70, 1],
  ...[0, 'VERTEX', 8, '0', 10, 0, 20, 0, 42, 0],
  ...[0, 'VERTEX', 8, '0', 10, 40, 20, 0, 42, 1],
  ...[0, 'VERTEX', 8, '0', 10, 40, 20, 10, 42, 0],
  ...[0, 'VERTEX', 8, '0', 10, 0, 20, 10, 42, 1],
  ...[0, 'SEQEND', 8, '0'],
]
const mirrored: DxfPairs = [210, 0, 220, 0, 230, -1]
const square = [line(0, 0, 30, 0), line(30, 40, 30, 0), line(30, 40, 0, 40), line(0, 40, 0, 0)]

type Known = readonly [name: string, parts: Parts, extents: readonly number[], length: number, closed: number]

const KNOWN: readonly Known[] = [
  ['lines', { entities: [line(0, 0, 30, 40), line(30, 40, 30, 0)] }, [30, 40], 90, 0],
  ['a contour of lines in any order', { entities: square }, [30, 40], 140, 1],
  ['half a circle', { entities: [arc(0, 0, 10, 0, 180)] }, [20, 10], 10 * Math.PI, 0],
  [
    'an arc over zero degrees',
    { entities: [arc(0, 0, 10, 315, 45)] },
    [10 - 10 * root, 20 * root],
    5 * Math.PI,
    0,
  ],
  ['a slot of left bulges', { entities: [slot] }, [50, 10], 80 + 10 * Math.PI, 1],
  ['bulges of both signs', { entities: [wave] }, [20, 10], 10 * Math.PI, 0],
  ['an old polyline', { entities: [old] }, [50, 10], 80 + 10 * Math.PI, 1],
  ['an ellipse', { entities: [ellipse([0, 30], 0.5)] }, [30, 60], ellipseLength(30, 15, 0, 2 * Math.PI), 1],
  [
    'a thin ellipse',
    { entities: [ellipse([100, 0], 0.001)] },
    [200, 0.2],
    ellipseLength(100, 0.1, 0, 2 * Math.PI),
    1,
  ],
  [
    'a quarter of an ellipse',
    { entities: [ellipse([20, 0], 0.5, 0, Math.PI / 2)] },
    [20, 10],
    ellipseLength(20, 10, 0, Math.PI / 2),
    0,
  ],
  ['a circle as a rational spline', { entities: [circleSpline] }, [20, 20], 20 * Math.PI, 1],
  ['a parabola', { entities: [parabola] }, [10, 10], parabolaLength, 0],
  ['a straight spline with uneven knots', { entities: [straightSpline] }, [15, 20], 25, 0],
  ['a spline whose knots do not reach its outer points', { entities: [looseSpline] }, [9, 12], 15, 0],
  ['a closed spline through points of a circle', { entities: [fitCircle] }, [20, 20], 20 * Math.PI, 1],
  ['a mirrored arc', { entities: [[...arc(10, 0, 10, 90, 180), ...mirrored]] }, [10, 10], 5 * Math.PI, 0],
  ['a block turned by 90°', { blocks: block, entities: [insert('PART', [50, 90])] }, [5, 10], partLength, 2],
  [
    'a block mirrored and twice as large',
    { blocks: block, entities: [insert('part', [41, -2, 42, 2])] },
    [20, 10],
    2 * partLength,
    2,
  ],
  [
    'a block stretched in one direction',
    { blocks: block, entities: [insert('part', [41, 3])] },
    [30, 5],
    70 + ellipseLength(3, 1, 0, 2 * Math.PI),
    2,
  ],
  [
    'an array of blocks',
    { blocks: block, entities: [insert('part', [70, 3, 71, 2, 44, 20, 45, 10])] },
    [50, 15],
    6 * partLength,
    12,
  ],
  [
    'an array that is turned',
    { blocks: block, entities: [insert('part', [70, 3, 44, 20, 50, 90])] },
    [5, 50],
    3 * partLength,
    6,
  ],
  [
    'blocks in turned blocks',
    {
      blocks: { ...block, pair: [insert('part'), insert('part', [50, 90], [20, 0])] },
      entities: [insert('pair', [50, 45, 41, 2, 42, 2])],
    },
    [50 * root, 60 * root],
    4 * partLength,
    4,
  ],
  ['metres', { header: units(6), entities: square }, [30_000, 40_000], 140_000, 1],
  ['centimetres', { header: units(5), entities: square }, [300, 400], 1_400, 1],
  ['feet', { header: units(2), entities: square }, [30 * 304.8, 40 * 304.8], 140 * 304.8, 1],
]

describe('sizes, length and closed contours follow the formulas', () => {
  test.each(KNOWN)('%s', async (name, parts, [width = 0, height = 0], length, closed) => {
    const facts = await factsOf(parts)
    expect(facts.lengthMm / length).toBeCloseTo(1, name.includes('through points') ? 4 : 6)
    expect(facts.closedContours).toBe(closed)
    expect(facts.extentsMm[0] / width).toBeCloseTo(1, 4)
    expect(facts.extentsMm[1] / height).toBeCloseTo(1, 4)
  })
})

test('a stretched and turned circle has the length and the size of its ellipse', async () => {
  const facts = await factsOf({
    blocks: { round: [circle(0, 0, 1)] },
    entities: [insert('round', [41, 20, 42, 10, 50, 30])],
  })
  expect(facts.lengthMm).toBeCloseTo(ellipseLength(20, 10, 0, 2 * Math.PI), 5)
  expect(facts.extentsMm[0]).toBeCloseTo(2 * Math.hypot(20 * Math.cos(Math.PI / 6), 10 * 0.5), 9)
})

test('a mirrored circle stands on the other side of the origin', async () => {
  const { view } = await OUTLINE_READERS.dxf(makeDxf({ entities: [[...circle(30, 0, 10), ...mirrored]] }))
  expect(JSON.parse(String(view)).extentsMm).toEqual([-40, -10, -20, 10])
})

test('contours close over small gaps, but not over gaps that a tool would leave open', async () => {
  const withGap = (gap: number) => [
    line(0, 0, 100, 0),
    line(100, 0, 100, 100),
    line(100, 100, 0, 100),
    line(0, 100, 0, gap),
  ]
  expect((await factsOf({ entities: withGap(0.009) })).closedContours).toBe(1)
  expect((await factsOf({ entities: withGap(0.2) })).closedContours).toBe(0)
})

test('lines that are drawn twice or on other layers close no contour', async () => {
  const bend = line(0, 0, 30, 40, 'bend')
  const facts = await factsOf({ entities: [...square, ...square, bend] })
  expect(facts).toMatchObject({ closedContours: 1, layers: 2 })
})
