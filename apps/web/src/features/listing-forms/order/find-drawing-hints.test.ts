import type { SolidFacts } from '@verstat/contract'
import { expect, test } from 'vitest'
import type { FormDictionary } from '../values/form-fields.ts'
import { drawingHints } from './find-drawing-hints.ts'

const field = (key: string) => ({ key, kind: 'number' as const, label: key })
const category = (id: string, keys: readonly string[]) => ({
  id,
  name: id,
  root: '',
  types: ['production'],
  fields: keys.map(field),
})
const dictionary = {
  categories: [
    category('laser-cutting', ['thickness']),
    category('milling', ['maxSize']),
    category('other', []),
  ],
  regions: [],
} as unknown as FormDictionary
const PLATE: SolidFacts = {
  kind: 'solid',
  sizeMm: [120, 80, 2],
  areaMm2: 20_000,
  volumeMm3: 19_200,
  thicknessMm: 2,
  triangles: 12,
  bodies: 1,
  schema: null,
  products: [],
  unit: 'mm',
  unitAssumed: false,
}
const fields = (categoryId: string, attributes = {}, quantity = '') => ({ categoryId, attributes, quantity })
const hints = (
  categoryId: string,
  facts: SolidFacts | null,
  name = 'a.stl',
  attributes = {},
  quantity = '',
) => drawingHints(fields(categoryId, attributes, quantity), dictionary, { name, facts })

test('a drawing offers the values that the category asks for', () => {
  expect(hints('laser-cutting', PLATE)).toEqual([{ kind: 'thickness', mm: 2 }])
  expect(hints('milling', PLATE)[0]).toEqual({ kind: 'maxSize', mm: 120 })
})

test('a value that is typed already is not offered again', () => {
  expect(hints('laser-cutting', PLATE, 'a.stl', { thickness: '3' })).toEqual([])
})

test('a thin body in another category looks like sheet metal', () => {
  expect(hints('other', PLATE)).toEqual([
    { kind: 'category', id: 'laser-cutting', name: 'laser-cutting', mm: 2 },
  ])
  expect(hints('other', { ...PLATE, thicknessMm: 40 })).toEqual([])
  expect(hints('other', { ...PLATE, thicknessMm: null })).toEqual([])
})

test.each([
  ['фланець x50.step', 50],
  ['кришка х12.dxf', 12],
  ['bracket_50pcs.stl', 50],
  ['кришка 25 шт.dxf', 25],
  ['вал (×4).step', 4],
  ['M8x40.step', undefined],
  ['деталь-2024.stl', undefined],
])('the name %s offers the quantity %s', (name, n) => {
  expect(hints('other', null, name)).toEqual(n === undefined ? [] : [{ kind: 'quantity', n }])
  expect(hints('other', null, name, {}, '7')).toEqual([])
})
