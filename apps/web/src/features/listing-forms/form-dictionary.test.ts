import { expect, test } from 'vitest'
import { testIndex } from '../../testing/test-directory.ts'
import { formDictionary } from './form-dictionary.ts'

test("regions are sorted by name in the page's language, the whole country last", () => {
  const names = (locale: 'uk' | 'en') =>
    formDictionary(testIndex(), locale, 'order').regions.map(({ name }) => name)
  expect(names('uk')).toEqual(['Київ', 'Львівська область', 'Вся Україна'])
  expect(names('en')).toEqual(['Kyiv', 'Lviv Oblast', 'All of Ukraine'])
})
