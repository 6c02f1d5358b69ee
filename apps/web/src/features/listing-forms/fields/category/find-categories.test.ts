import { expect, test } from 'vitest'
import { findCategories } from './find-categories.ts'

const categories = [
  { id: '1', name: 'Фрезерування ЧПК', root: 'Механічна обробка' },
  { id: '2', name: 'Токарна обробка', root: 'Механічна обробка' },
  { id: '3', name: 'Пошиття одягу', root: 'Швейне виробництво' },
].map((each) => ({ ...each, types: [], fields: [] }))

const find = (query: string) => findCategories(categories, query).map(({ id }) => id)

test('a category is found by another word form and by its root category', () => {
  expect(find('фрезерувати')).toEqual(['1'])
  expect(find('ОДЯГ')).toEqual(['3'])
  expect(find('обробк')).toEqual(['2', '1'])
  expect(find('механ токарн')).toEqual(['2'])
})

test('an empty and an unmatched query find nothing', () => {
  expect(find(' ')).toEqual([])
  expect(find('кераміка')).toEqual([])
})
