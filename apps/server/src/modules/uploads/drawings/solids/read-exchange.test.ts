import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readIgesHeader } from './exchange/iges-header.ts'
import { loadSolidReader, type SolidReader, SolidReaderMissing } from './exchange/solid-reader.ts'
import { stepBox } from './exchange/step-files.testing.ts'
import { readStepHeader } from './exchange/step-header.ts'
import { measureSolid } from './measuring/measure-solid.ts'
import { readExchange } from './read-exchange.ts'

let read: SolidReader
beforeAll(async () => {
  read = await loadSolidReader()
}, 60_000)

describe.each(['AP203', 'AP214'] as const)('a STEP file that follows %s', (schema) => {
  test('has its schema, products and unit, and the exact sizes of a box', () => {
    const { mesh, ...declared } = readExchange(stepBox([10, 20, 30], { schema, name: 'lug' }), 'step', read)
    expect(declared).toEqual({ schema, products: ['lug'], unit: 'mm', unitAssumed: false })
    const { facts } = measureSolid(mesh)
    expect(facts).toMatchObject({ sizeMm: [10, 20, 30], areaMm2: 2200, volumeMm3: 6000, bodies: 1 })
  })

  test('in inches is converted to millimetres, and says so', () => {
    const { mesh, ...declared } = readExchange(stepBox([1, 2, 0.125], { schema, unit: 'in' }), 'step', read)
    expect(declared).toMatchObject({ unit: 'in', unitAssumed: false })
    const { facts } = measureSolid(mesh)
    expect(facts.sizeMm).toEqual([25.4, 50.8, 3.175])
    expect(facts.volumeMm3).toBeCloseTo(0.25 * 25.4 ** 3, 3)
    expect(facts.thicknessMm).toBe(3.175)
  })
})

test('names of products are decoded, and have no invisible characters', () => {
  const named = (name: string) => readStepHeader(stepBox([1, 1, 1], { name })).products
  expect(named('\\X2\\0412043004BB\\X0\\')).toEqual(['Ва\u04bb'])
  expect(named("O''Ring \\X\\D8")).toEqual(["O'Ring Ø"])
  expect(named('Вал \u202eexe')).toEqual(['Вал exe'])
  expect(named('x'.repeat(400))[0]).toHaveLength(120)
})

test('at most five different products are named', () => {
  const text = Array.from({ length: 99 }, (_, i) => `#${i}=PRODUCT('${i >> 1}','','',());`).join('\n')
  expect(readStepHeader(Buffer.from(text)).products).toEqual(['0', '1', '2', '3', '4'])
})

test('a file that declares no unit is read as millimetres, and says that this is an assumption', () => {
  const content = Buffer.from(stepBox([10, 20, 30]).toString().replace('LENGTH_UNIT()', ''))
  expect(readStepHeader(content)).toMatchObject({ unit: 'unknown', schema: 'AP214' })
})

test('a header without an end is read in a moment', () => {
  const start = performance.now()
  for (const part of [
    "=PRODUCT('",
    "''",
    'LENGTH_UNIT ',
    "FILE_SCHEMA(('",
    '#1=(LENGTH_UNIT()',
    'GLOBAL_UNIT_ASSIGNED_CONTEXT((',
  ])
    readStepHeader(Buffer.from(`FILE_SCHEMA((${part.repeat(2_000_000 / part.length)}`))
  expect(performance.now() - start).toBeLessThan(5_000)
})

test('the units and versions of IGES are known', () => {
  const file = (fields: string) => {
    const lines = fields.match(/.{1,72}/g) ?? []
    return Buffer.from(lines.map((line, i) => `${line.padEnd(72)}G${String(i + 1).padStart(7)}\n`).join(''))
  }
  const inches = file(
    '1H,,1H;,5Ha,b;c,7Hbox.igs,3Hcad,3H1.0,32,38,6,308,15,3Hbox,1.0,1,4HINCH,1,0.01,15H20270131.090000,1E-4,10.0,2Hme,2Hus,11,0,15H20270131.090000;',
  )
  expect(readIgesHeader(inches)).toEqual({ schema: 'IGES 5.3', products: [], unit: 'in' })
  expect(readIgesHeader(file(',,;'))).toMatchObject({ schema: 'IGES', unit: 'unknown' })
})

test.each([
  [
    'an empty STEP file',
    'step',
    Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n'),
  ],
  ['half a STEP file', 'step', stepBox([1, 2, 3]).subarray(0, 3_000)],
  ['noise', 'step', Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * 7919) & 255))],
  ['noise as IGES', 'iges', Buffer.from('x'.repeat(5_000))],
] as const)('is refused: %s', (_, format, content) => {
  expect(() => readExchange(content, format, read)).toThrow()
})

test('without the package, the error says that the file is not at fault', async () => {
  const missing = Object.assign(new Error("Cannot find package 'occt-import-js'"), {
    code: 'ERR_MODULE_NOT_FOUND',
  })
  await expect(loadSolidReader(() => Promise.reject(missing))).rejects.toThrow(SolidReaderMissing)
  await expect(loadSolidReader(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

const SAMPLES = join(
  dirname(createRequire(import.meta.url).resolve('occt-import-js/package.json')),
  'test',
  'testfiles',
)
const sample = (path: string) => readFileSync(join(SAMPLES, path))

describe('public samples', () => {
  test('cubes in metres, millimetres and inches have the same size', () => {
    for (const unit of ['m', 'mm', 'in']) {
      const { mesh, ...declared } = readExchange(sample(`cube-units/cube-${unit}.step`), 'step', read)
      expect(declared.unit).toBe(unit)
      expect(measureSolid(mesh).facts).toMatchObject({ sizeMm: [1000, 1000, 1000], volumeMm3: 1e9 })
    }
  })

  test('a cube is the same as STEP and as IGES', () => {
    for (const [name, format] of [
      ['stp', 'step'],
      ['igs', 'iges'],
    ] as const) {
      const { mesh, unit } = readExchange(sample(`cube-10x10mm/Cube 10x10.${name}`), format, read)
      expect(unit).toBe('mm')
      expect(measureSolid(mesh).facts).toMatchObject({ sizeMm: [10, 10, 10], volumeMm3: 1000 })
    }
  })

  test('an assembly has all its bodies, in their places', () => {
    const { mesh } = readExchange(sample('cax-if/as1-oc-214.stp'), 'step', read)
    expect(measureSolid(mesh).facts).toMatchObject({ bodies: 18, sizeMm: [200, 150, 84] })
  })

  test('every assembly and part is measured, and encloses a volume', () => {
    const names = readdirSync(join(SAMPLES, 'cax-if')).filter((name) => name.endsWith('.stp'))
    expect(names.length).toBeGreaterThan(6)
    for (const name of names) {
      const { facts } = measureSolid(readExchange(sample(`cax-if/${name}`), 'step', read).mesh)
      expect(facts.volumeMm3, name).toBeGreaterThan(0)
    }
  })
})
