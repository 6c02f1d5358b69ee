import { DrawingFacts, decodeSolidView } from '@verstat/contract'
import { expect, test } from 'vitest'
import { make3mf } from '../../content/make-files.testing.ts'
import { stepBox } from './exchange/step-files.testing.ts'
import { SOLID_READERS } from './read-solid.ts'
import { binaryStl, box } from './shapes.testing.ts'

const OBJ_TETRAHEDRON = 'v 0 0 0\nv 10 0 0\nv 0 20 0\nv 0 0 30\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n'
const MODEL = `<model unit="inch"><resources><object id="1"><mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="1" z="0"/><vertex x="0" y="0" z="1"/></vertices><triangles><triangle v1="0" v2="2" v3="1"/><triangle v1="0" v2="1" v3="3"/><triangle v1="0" v2="3" v3="2"/><triangle v1="1" v2="2" v3="3"/></triangles></mesh></object></resources><build><item objectid="1"/></build></model>`

test.each([
  ['stl', binaryStl(box(10, 20, 30)), { volumeMm3: 6000, unit: 'unknown', unitAssumed: true }],
  ['obj', Buffer.from(OBJ_TETRAHEDRON), { volumeMm3: 1000, unit: 'unknown', unitAssumed: true }],
  ['3mf', make3mf(MODEL), { sizeMm: [25.4, 25.4, 25.4], unit: 'in', unitAssumed: false }],
  ['step', stepBox([10, 20, 30]), { volumeMm3: 6000, unit: 'mm', unitAssumed: false, schema: 'AP214' }],
] as const)('the reader of %s gives facts of the contract, a picture and a view', async (name, content, expected) => {
  const { facts, picture, view } = await SOLID_READERS[name](content)
  expect(DrawingFacts.parse(facts)).toEqual(facts)
  expect(facts).toMatchObject({ kind: 'solid', bodies: 1, ...expected })
  expect(picture && 'pixels' in picture && picture.pixels.length).toBe(4 * 960 * 720)
  expect(decodeSolidView(view ?? new Uint8Array()).indices.length).toBeGreaterThan(0)
})
