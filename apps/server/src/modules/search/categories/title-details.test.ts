import { expect, test } from 'vitest'
import { firstDetailStart } from './title-details.ts'

test.each([
  ['Коробка для торта', 'для торта'],
  ['Втулка з капролону', 'з капролону'],
  ['Wooden box for wine', 'for wine'],
])('the details of «%s» are «%s»', (title, details) => {
  expect(title.slice(firstDetailStart(title))).toBe(details)
})

test.each(['Дубовий стіл', 'Для кафе стільці', ''])('«%s» has no details', (title) => {
  expect(firstDetailStart(title)).toBe(Number.POSITIVE_INFINITY)
})
