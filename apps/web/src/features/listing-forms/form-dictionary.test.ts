import type { Category, FieldDef } from '@verstat/contract'
import { expect, test } from 'vitest'
import { buildDirectoryIndex } from '../../lib/api/directory-index.ts'
import { category, testIndex } from '../../testing/test-directory.ts'
import { formDictionary } from './form-dictionary.ts'

test("regions are sorted by name in the page's language, the whole country last", () => {
  const names = (locale: 'uk' | 'en') =>
    formDictionary(testIndex(), locale, 'order').regions.map(({ name }) => name)
  expect(names('uk')).toEqual(['Київ', 'Львівська область', 'Вся Україна'])
  expect(names('en')).toEqual(['Kyiv', 'Lviv Oblast', 'All of Ukraine'])
})

test('a form of orders gets the fields of categories in one language, a form of producers none', () => {
  const size: FieldDef = {
    key: 'size',
    kind: 'number',
    label: { uk: 'Розмір', en: 'Size' },
    unit: { uk: 'мм', en: 'mm' },
    required: true,
    filter: false,
  }
  const types: Category['types'] = ['production', 'producer']
  const index = buildDirectoryIndex(
    [
      category('sewing', null, ['Швейне виробництво', 'Sewing'], ['пошиття', 'Sewing']),
      { ...category('bags', 'sewing', ['Сумки', 'Bags'], ['сумки', 'Bags'], [size]), types },
    ],
    [],
  )
  const expected = { key: 'size', kind: 'number', label: 'Size', unit: 'mm', required: true }
  expect(formDictionary(index, 'en', 'order').categories).toEqual([
    { id: 'bags', name: 'Bags', root: 'Sewing', types, fields: [expected] },
  ])
  expect(formDictionary(index, 'en', 'producer').categories.map(({ fields }) => fields)).toEqual([[]])
})
