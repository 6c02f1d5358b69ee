import { expect, test } from 'vitest'
import { make3mf, makeZip } from '../../content/make-files.testing.ts'
import { measureSolid } from './measuring/measure-solid.ts'
import { read3mf } from './read-3mf.ts'
import { box, type Shape } from './shapes.testing.ts'

const mesh = (shape: Shape) => {
  const points = shape.flat().map(([x, y, z]) => `<vertex x="${x}" y="${y}" z="${z}" />`)
  const triangles = shape.map((_, i) => `<triangle v1="${3 * i}" v2='${3 * i + 1}' v3="${3 * i + 2}"/>`)
  return `<mesh><vertices>${points.join('')}</vertices><triangles>${triangles.join('\n')}</triangles></mesh>`
}
const object = (id: number, content: string, more = '') => `<object id="${id}" ${more}>${content}</object>`
const item = (id: number, more = '') => `<item objectid="${id}" ${more}/>`
const model = (objects: string, items: string, unit = ' unit="millimeter"') =>
  `<?xml version="1.0"?><!-- <triangle> --><model${unit} note="a > b"><resources>${objects}</resources><build>${items}</build></model>`
const measure = async (content: Buffer) => {
  const { mesh: read, ...declared } = await read3mf(content)
  return { ...declared, ...measureSolid(read).facts }
}

const CUBE = object(1, mesh(box(10, 20, 30)))

test.each([
  [' unit="millimeter"', 1, 'mm'],
  [' unit="micron"', 0.001, 'mm'],
  [' unit="centimeter"', 10, 'cm'],
  [' unit="inch"', 25.4, 'in'],
  [' unit="foot"', 304.8, 'ft'],
  [' unit="meter"', 1000, 'm'],
  ['', 1, 'mm'],
])('a model with%s is measured in millimetres', async (written, mm, unit) => {
  const facts = await measure(make3mf(model(CUBE, item(1), written)))
  expect(facts).toMatchObject({ unit, unitAssumed: false, schema: '3MF', bodies: 1 })
  for (const [axis, size] of [10, 20, 30].entries()) expect(facts.sizeMm[axis]).toBeCloseTo(size * mm, 6)
  expect((facts.volumeMm3 ?? 0) / mm ** 3).toBeCloseTo(6000, 4)
})

test('components and items are turned, mirrored and moved one after the other', async () => {
  const turn = 'transform="0 1 0 -1 0 0 0 0 1 0 0 0"'
  const parts = object(2, `<components><component objectid="1" ${turn}/></components>`)
  const facts = await measure(make3mf(model(CUBE + parts, item(2, 'transform="2 0 0 0 1 0 0 0 -1 5 6 7"'))))
  expect(facts).toMatchObject({ sizeMm: [40, 10, 30], volumeMm3: 12_000, bodies: 1 })
})

test('an object that is placed twice is two bodies, even where both touch', async () => {
  const items = item(1) + item(1, 'transform="1 0 0 0 1 0 0 0 1 10 0 0"')
  expect(await measure(make3mf(model(CUBE, items)))).toMatchObject({
    sizeMm: [20, 20, 30],
    volumeMm3: 12_000,
    bodies: 2,
  })
})

test('objects of other files in the package are placed', async () => {
  const part = object(2, '<components><component p:path="/3D/Objects/a.model" objectid="1"/></components>')
  const other = { name: '3D/Objects/a.model', content: Buffer.from(model(CUBE, '')) }
  expect(await measure(make3mf(model(part, item(2)), [other]))).toMatchObject({ volumeMm3: 6000 })
})

test('supports of a print are left out', async () => {
  const support = object(2, mesh(box(1, 1, 1)), 'type="support"')
  expect(await measure(make3mf(model(CUBE + support, item(1) + item(2))))).toMatchObject({ triangles: 12 })
})

const loop = object(2, '<components><component objectid="2"/></components>')
/** Twenty objects, of which each places the one before it a hundred times. */
const towers = Array.from({ length: 20 }, (_, i) =>
  object(i + 2, `<components>${`<component objectid="${i + 1}"/>`.repeat(100)}</components>`),
).join('')

test.each([
  ['an object that contains itself', model(loop, item(2))],
  ['objects that multiply', model(object(1, '') + towers, item(21))],
  ['triangles that multiply', model(CUBE + towers, item(4))],
  ['an object that does not exist', model(CUBE, item(7))],
  ['a vertex that does not exist', model(CUBE.replace('v1="0"', 'v1="99"'), item(1))],
  ['a negative vertex', model(CUBE.replace('v1="0"', 'v1="-1"'), item(1))],
  ['a missing coordinate', model(CUBE.replace('x="0"', ''), item(1))],
  ['a coordinate that is not a number', model(CUBE.replace('x="0"', 'x="nan"'), item(1))],
  ['a transformation without an end', model(CUBE, item(1, 'transform="1 0 0 0 1 0 0 0 1e999 0 0 0"'))],
  ['an unknown unit', model(CUBE, item(1), ' unit="mile"')],
  ['own definitions of XML', `<!DOCTYPE m [<!ENTITY a "b">]>${model(CUBE, item(1))}`],
  ['a tag without an end', `${model(CUBE, item(1))}<${'x'.repeat(5_000)}`],
  ['nothing to build', model(CUBE, '')],
  ['no model', ''],
])('is refused: %s', async (_, content) => {
  await expect(measure(make3mf(content))).rejects.toThrow()
})

test('a model that unpacks to more than it claims is refused at the limit', async () => {
  const bomb = {
    name: '3D/3dmodel.model',
    content: Buffer.alloc(210 * 1024 * 1024),
    claims: { unpacked: 1_000 },
  }
  await expect(read3mf(makeZip([bomb]))).rejects.toThrow()
})
