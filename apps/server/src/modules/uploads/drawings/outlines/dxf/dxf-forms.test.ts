import type { OutlineView } from '@verstat/contract'
import { expect, test } from 'vitest'
import {
  allPairs,
  circle,
  type DxfPairs,
  insert,
  line,
  makeDxf,
  polyline,
  rectangle,
  units,
} from '../make-dxf.testing.ts'
import { OUTLINE_READERS } from '../read-outline.ts'

const plate = [rectangle(0, 0, 100, 50), circle(50, 25, 10)]
const LENGTH = 300 + 20 * Math.PI

async function read(content: Buffer) {
  const { facts, view, picture } = await OUTLINE_READERS.dxf(content)
  if (facts.kind !== 'outline' || !picture || !('svg' in picture)) throw new Error(facts.kind)
  return { facts, view: JSON.parse(String(view)) as OutlineView, svg: picture.svg }
}

const label = (text: string, layer = '0'): DxfPairs => [
  ...[0, 'TEXT', 8, layer, 10, 5, 20, 6, 30, 0, 40, 3.5, 50, 90, 1, text],
]

/** Writes the pairs in binary form. `isWide` is the form since release 13. */
function makeBinary(pairs: readonly (string | number)[], isWide: boolean): Buffer {
  const parts = [Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1')]
  for (let i = 0; i < pairs.length; i += 2) {
    const [code, value] = [Number(pairs[i]), pairs[i + 1] ?? '']
    parts.push(isWide ? Buffer.from([code & 255, code >> 8]) : Buffer.from([code]))
    const isDouble = code >= 10 && code < 60
    const number = Buffer.alloc(isDouble ? 8 : code >= 90 ? 4 : 2)
    if (isDouble) number.writeDoubleLE(Number(value))
    else if (number.length === 4) number.writeInt32LE(Number(value))
    else if (code >= 60) number.writeInt16LE(Number(value))
    parts.push(code < 10 ? Buffer.from(`${value}\0`) : number)
  }
  return Buffer.concat(parts)
}

test.each([true, false])('the binary form says the same as text (wide codes: %s)', async (isWide) => {
  const parts = { header: units(1), entities: plate }
  const binary = await read(makeBinary(allPairs(parts), isWide))
  expect(binary).toEqual(await read(makeDxf(parts)))
})

test('line ends, spaces, comments and a byte order mark change nothing', async () => {
  const plain = await read(makeDxf({ entities: plate }))
  const text = String(makeDxf({ entities: plate }))
  expect(await read(makeDxf({ entities: plate, newline: '\r\n' }))).toEqual(plain)
  expect(await read(makeDxf({ entities: plate, newline: '\r' }))).toEqual(plain)
  expect(await read(makeDxf({ entities: plate, newline: ' \n  ' }))).toEqual(plain)
  expect(await read(Buffer.from(`999\nmade by a program\n${text}\n\n`))).toEqual(plain)
  expect(await read(Buffer.from(`\ufeff${text}`))).toEqual(plain)
  expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(plain)
})

test('a file of release 12 without tables and units is read', async () => {
  const { facts } = await read(
    Buffer.from(`0\nSECTION\n2\nENTITIES\n${[...plate.flat()].join('\n')}\n0\nENDSEC\n0\nEOF\n`),
  )
  expect(facts.lengthMm).toBeCloseTo(LENGTH, 6)
})

test('names and labels are read in the code page of the file, in UTF-8 and as escapes', async () => {
  const cyrillic = Buffer.from([0xd0, 0xb3, 0xe7, 0xe0, 0xed, 0xed, 0xff]) // «Різання» in Windows-1251
  const text = makeDxf({
    header: [9, '$DWGCODEPAGE', 3, 'ANSI_1251'],
    entities: [line(0, 0, 1, 1, 'PLACE'), label('\\U+041E\\U+0442\\U+0432. %%c12 %%p0,1')],
  })
  const at = text.indexOf('PLACE')
  const content = Buffer.concat([text.subarray(0, at), cyrillic, text.subarray(at + 5)])
  const { view } = await read(content)
  expect(view.layers[0]?.name).toBe('Різання')
  expect(view.texts[0]).toEqual({ layer: '0', x: 5, y: 6, heightMm: 3.5, angle: 90, text: 'Отв. ⌀12 ±0,1' })
  const utf8 = await read(makeDxf({ entities: [line(0, 0, 1, 1, 'Гнуття')] }))
  expect(utf8.view.layers[0]?.name).toBe('Гнуття')
})

test('labels of several lines are shown without their formatting', async () => {
  const mtext = [
    ...[0, 'MTEXT', 8, '0', 10, 1, 20, 2, 40, 5, 3, '{\\fArial|b0;Сталь}\\P', 1, '\\H2.5;S=3 \\S1^2; мм'],
  ]
  const { view } = await read(makeDxf({ entities: [...plate, mtext] }))
  expect(view.texts[0]?.text).toBe('Сталь S=3  1/2 мм')
})

const layer = (name: string, flags: number, color: number): DxfPairs => [
  ...[0, 'LAYER', 2, name, 70, flags, 62, color],
]

test('hidden lines, sheets, hatches and points of dimensions are not measured', async () => {
  const hidden = [
    line(0, 0, 900, 900, 'frozen'),
    line(0, 0, 900, 900, 'OFF'),
    line(0, 0, 900, 900, 'Defpoints'),
    [...line(0, 0, 900, 900), 67, 1],
    [...line(0, 0, 900, 900), 60, 1],
    [0, 'HATCH', 8, '0', 10, 0, 20, 0, 91, 1, 92, 7, 93, 2, 10, 0, 20, 0, 10, 900, 20, 900],
    [0, 'POINT', 8, '0', 10, 900, 20, 900],
    insert('*PAPER_SPACE', []),
  ]
  const { facts, view } = await read(
    makeDxf({
      layers: [layer('FROZEN', 1, 7), layer('off', 0, -7), layer('unused', 0, 3)],
      entities: [...plate, ...hidden],
    }),
  )
  expect(facts).toMatchObject({ extentsMm: [100, 50], layers: 1 })
  expect(facts.lengthMm).toBeCloseTo(LENGTH, 6)
  expect(view.layers).toHaveLength(1)
})

test('lines of a block on the layer 0 are on the layer of the block, and vanish with it', async () => {
  const blocks = { hole: [circle(0, 0, 5), line(-5, 0, 5, 0, 'axes')] }
  const onCut = (flags: number, color: number) => ({
    layers: [layer('cut', flags, color)],
    blocks,
    entities: [rectangle(0, 0, 50, 50), [0, 'INSERT', 8, 'cut', 2, 'HOLE', 10, 25, 20, 25]],
  })
  const shown = await read(makeDxf(onCut(0, 7)))
  expect(shown.view.layers.map(({ name }) => name)).toEqual(['0', 'cut', 'axes'])
  expect((await read(makeDxf(onCut(0, -7)))).view.layers.map(({ name }) => name)).toEqual(['0', 'axes'])
  expect((await read(makeDxf(onCut(1, 7)))).view.layers.map(({ name }) => name)).toEqual(['0'])
})

test('a dimension is shown to the reader, and does not change any fact', async () => {
  const dimension = [0, 'DIMENSION', 8, 'sizes', 2, '*D1', 10, 0, 20, -20, 70, 0]
  const blocks = { '*D1': [line(0, -20, 100, -20, 'sizes'), label('100', 'sizes')] }
  const { facts, view, svg } = await read(makeDxf({ blocks, entities: [...plate, dimension] }))
  const plain = await read(makeDxf({ entities: plate }))
  expect(facts).toEqual(plain.facts)
  expect(svg).toBe(plain.svg)
  expect(view.layers.map(({ name }) => name)).toEqual(['0', 'sizes'])
  expect(view.texts.map(({ text }) => text)).toEqual(['100'])
})

test('the viewer gets millimetres in hundredths, and curves within 0.02 mm', async () => {
  const { view } = await read(
    makeDxf({
      header: units(5),
      entities: [
        polyline(
          [
            [0, 0],
            [1, 0.12345],
          ],
          false,
        ),
        circle(0, 0, 10),
      ],
    }),
  )
  expect(view.extentsMm).toEqual([-100, -100, 100, 100])
  expect(view.cut).toBe(false)
  const [straight = [], round = []] = view.layers[0]?.lines ?? []
  expect(straight).toEqual([0, 0, 10, 1.23])
  expect(round.slice(0, 2)).toEqual([100, 0])
  for (let i = 2; i + 1 < round.length; i += 2) {
    const middle = [i - 2, i - 1].map((at) => ((round[at] ?? 0) + (round[at + 2] ?? 0)) / 2)
    expect(Math.abs(100 - Math.hypot(...middle))).toBeLessThan(0.03)
  }
})
