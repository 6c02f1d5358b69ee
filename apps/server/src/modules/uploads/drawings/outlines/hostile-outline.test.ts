import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { READING_MS_MAX } from '../reading.ts'
import {
  circle,
  type DxfPairs,
  insert,
  line,
  makeDxf,
  polyline,
  rectangle,
  spline,
} from './make-dxf.testing.ts'
import { OUTLINE_READERS } from './read-outline.ts'

type Parts = Parameters<typeof makeDxf>[0]

/** Processor time of this thread, which is what the limit counts. Other work of the machine does not add to it. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

const chainOfBlocks = (depth: number, times: number): Parts => ({
  blocks: {
    b0: [line(0, 0, 1, 1)],
    ...Object.fromEntries(
      Array.from({ length: depth }, (_, i) => [
        `b${i + 1}`,
        Array.from({ length: times }, () => insert(`b${i}`)),
      ]),
    ),
  },
  entities: [insert(`b${depth}`)],
})

/** Repeats a text many times, quickly. */
function fill(
  start: string,
  count: number,
  each: (index: number) => string,
  end = '0\nENDSEC\n0\nEOF\n',
): Buffer {
  return Buffer.from(start + Array.from({ length: count }, (_, i) => each(i)).join('') + end)
}

const entities = '0\nSECTION\n2\nENTITIES\n'
const wild = (i: number) => Math.sin(i * i) * 1_000

const REFUSED: readonly (readonly [string, () => Buffer])[] = [
  ['a block that contains itself', () => makeDxf({ blocks: { a: [insert('a')] }, entities: [insert('A')] })],
  [
    'blocks that contain each other',
    () => makeDxf({ blocks: { a: [insert('b')], b: [insert('a')] }, entities: [insert('a')] }),
  ],
  ['a thousand nested blocks', () => makeDxf(chainOfBlocks(1_000, 1))],
  ['blocks that grow tenfold at each of twenty levels', () => makeDxf(chainOfBlocks(20, 10))],
  [
    'an array of a billion blocks',
    () =>
      makeDxf({
        blocks: { a: [line(0, 0, 1, 1)] },
        entities: [insert('a', [70, 32_767, 71, 32_767, 44, 1, 45, 1])],
      }),
  ],
  [
    'a million layers',
    () => fill('0\nSECTION\n2\nTABLES\n0\nTABLE\n2\nLAYER\n', 1_000_000, (i) => `0\nLAYER\n2\nL${i}\n`),
  ],
  ['a million layers without a table', () => fill(entities, 1_000_000, (i) => `0\nLINE\n8\n${i}\n11\n1\n`)],
  [
    'coordinates that are no numbers',
    () => makeDxf({ entities: [[0, 'LINE', 8, '0', 10, 'NaN', 20, 0, 11, 1, 21, 1]] }),
  ],
  ['infinite coordinates', () => makeDxf({ entities: [circle(0, 0, Number.POSITIVE_INFINITY)] })],
  ['coordinates beyond all drawings', () => makeDxf({ entities: [line(0, 0, 1e300, 1e300)] })],
  ['an empty coordinate', () => makeDxf({ entities: [[0, 'CIRCLE', 8, '0', 10, '', 20, 0, 40, 1]] })],
  [
    'a spline with the weight zero',
    () =>
      makeDxf({
        entities: [
          spline({
            degree: 1,
            knots: [0, 0, 1, 1],
            points: [
              [0, 0, 0],
              [1, 1, 0],
            ],
          }),
        ],
      }),
  ],
  [
    'a spline with falling knots',
    () =>
      makeDxf({
        entities: [
          spline({
            degree: 1,
            knots: [0, 1, 0, 1],
            points: [
              [0, 0],
              [1, 1],
            ],
          }),
        ],
      }),
  ],
  [
    'a spline of a huge degree',
    () =>
      makeDxf({
        entities: [
          spline({
            degree: 32_000,
            knots: [0, 1],
            points: [
              [0, 0],
              [1, 1],
            ],
          }),
        ],
      }),
  ],
  ['a file that ends in an entity', () => makeDxf({ entities: [rectangle(0, 0, 9, 9)] }).subarray(0, -30)],
  ['a file that ends in a block', () => Buffer.from('0\nSECTION\n2\nBLOCKS\n0\nBLOCK\n2\na\n')],
  ['bytes without meaning', () => Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * i * 7) & 255))],
  ['nothing', () => Buffer.alloc(0)],
  [
    'binary without an end',
    () =>
      Buffer.concat([
        Buffer.from('AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION\0', 'latin1'),
        Buffer.alloc(99, 65),
      ]),
  ],
  ['no lines at all', () => makeDxf({ entities: [[0, '3DFACE', 8, '0', 10, 0, 20, 0]] })],
]

describe('hostile and broken files end with an error in time', () => {
  test.each(REFUSED)('%s', async (_, make) => {
    const content = make()
    const before = spentMs()
    await expect(OUTLINE_READERS.dxf(content)).rejects.toThrow(/./)
    expect(spentMs() - before).toBeLessThan(READING_MS_MAX)
  })
})

/** Large files that are read, or refused: what counts is that they end in time. */
const LARGE: readonly (readonly [string, () => Buffer])[] = [
  [
    'a polyline of a million corners',
    () =>
      fill(
        `${entities}0\nLWPOLYLINE\n8\n0\n70\n1\n`,
        1_000_000,
        (i) => `10\n${wild(i).toFixed(3)}\n20\n${wild(i + 7).toFixed(3)}\n`,
      ),
  ],
  [
    'three hundred thousand lines',
    () =>
      fill(
        entities,
        300_000,
        (i) =>
          `0\nLINE\n8\n0\n10\n${wild(i).toFixed(2)}\n20\n${wild(i + 1).toFixed(2)}\n11\n${wild(i + 2).toFixed(2)}\n21\n${wild(i + 3).toFixed(2)}\n`,
      ),
  ],
  [
    'lines that all start at one point, on many layers',
    () =>
      fill(
        entities,
        300_000,
        (i) => `0\nLINE\n8\n${i % 9_000}\n10\n0\n20\n0\n11\n${wild(i).toFixed(2)}\n21\n1\n`,
      ),
  ],
  [
    'four hundred thousand thin ellipses',
    () =>
      fill(
        entities,
        400_000,
        (i) => `0\nELLIPSE\n8\n0\n10\n${i}\n20\n0\n11\n${wild(i).toFixed(2)}\n21\n0\n40\n1e-9\n`,
      ),
  ],
  [
    'a wild spline of three hundred thousand points',
    () =>
      fill(
        `${entities}0\nSPLINE\n8\n0\n71\n3\n`,
        300_000,
        (i) => `10\n${wild(i).toFixed(2)}\n20\n${wild(i * 3).toFixed(2)}\n`,
      ),
  ],
  [
    'a wild spline of the highest degree with wild weights',
    () =>
      fill(
        `${entities}0\nSPLINE\n8\n0\n71\n25\n`,
        200_000,
        (i) =>
          `10\n${wild(i).toFixed(2)}\n20\n${wild(i * 3).toFixed(2)}\n41\n${(1_001 + wild(i * 5)).toFixed(3)}\n`,
      ),
  ],
  [
    'an endless label',
    () => fill(`${entities}0\nLINE\n11\n1\n0\nMTEXT\n40\n1\n`, 80_000, () => `3\n${'\\S{'.repeat(80)}\n`),
  ],
  [
    'an array of a million holes',
    () =>
      makeDxf({
        blocks: { a: [circle(0, 0, 1)] },
        entities: [insert('a', [70, 1_000, 71, 1_000, 44, 3, 45, 3])],
      }),
  ],
]

describe('large files end in time, and their pictures and views stay small', () => {
  test.each(LARGE)('%s', { timeout: 60_000 }, async (_, make) => {
    const content = make()
    const before = spentMs()
    const reading = await OUTLINE_READERS.dxf(content).catch((error: unknown) => String(error))
    const readMs = spentMs() - before
    expect(readMs).toBeLessThan(READING_MS_MAX)
    if (typeof reading === 'string') return expect(reading).toMatch(/too complex/)
    const bytes = reading.view?.length ?? 0
    expect(bytes).toBeLessThan(5 * 1024 * 1024)
    // Nearly everything that fits is shown, and the view says when something is missing.
    expect(JSON.parse(String(reading.view)).cut).toBe(bytes > 5_000_000)
    const { svg } = reading.picture && 'svg' in reading.picture ? reading.picture : { svg: '' }
    await sharp(Buffer.from(svg)).webp().toBuffer()
    expect(spentMs() - before).toBeLessThan(READING_MS_MAX)
  })
})

const SCRIPT = '"/><script>alert(1)</script><text>&amp;<a href="javascript:alert(1)">]]>'

test('a picture contains paths of numbers, and nothing else from the file', async () => {
  const entities: readonly DxfPairs[] = [
    polyline(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      true,
      SCRIPT,
    ),
    [0, 'TEXT', 8, SCRIPT, 10, 0, 20, 0, 40, 2, 1, SCRIPT],
    [0, 'MTEXT', 8, '0', 10, 0, 20, 0, 40, 2, 1, SCRIPT],
  ]
  const { picture, view } = await OUTLINE_READERS.dxf(makeDxf({ entities }))
  const svg = picture && 'svg' in picture ? picture.svg : ''
  expect(
    svg
      .match(/<[a-z]+/g)
      ?.toSorted()
      .filter((each, i, all) => each !== all[i - 1]),
  ).toEqual(['<g', '<path', '<svg'])
  expect(
    svg.match(/ [a-z-]+=/g)?.every((name) => / (xmlns|width|height|d|fill|stroke|stroke-[a-z]+)=/.test(name)),
  ).toBe(true)
  for (const [, data = ''] of svg.matchAll(/ d="([^"]*)"/g)) expect(data).toMatch(/^[MLHVZh0-9 .-]*$/)
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  expect([width, height]).toEqual([960, 720])
  // The view keeps words as words, for a viewer that shows them as text.
  expect(JSON.parse(String(view)).texts[0].text).toBe(SCRIPT)
})

test('a drawing of one straight line has a picture', async () => {
  const { facts, picture } = await OUTLINE_READERS.dxf(makeDxf({ entities: [line(5, 5, 105, 5)] }))
  expect(facts).toMatchObject({ extentsMm: [100, 0], lengthMm: 100, closedContours: 0 })
  expect(JSON.stringify(picture)).not.toContain('NaN')
})
