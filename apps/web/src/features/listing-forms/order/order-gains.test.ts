import { expect, test } from 'vitest'
import type { FormDictionary } from '../values/form-fields.ts'
import { newOrder, type OrderFields } from './order-form-fields.ts'
import { orderGains } from './order-gains.ts'

const dictionary: FormDictionary = {
  categories: [{ id: 'milling', name: 'Фрезерування', root: 'Обробка', types: ['production'], fields: [] }],
  regions: [],
}
const picture = {
  uploadId: 'u-1',
  name: 'plate.jpg',
  alt: '',
  picture: { id: 'p-1', url: '/x.jpg', width: 1, height: 1, widths: [], placeholder: '', alt: null },
}
const percent = (change: Partial<OrderFields>) =>
  orderGains({ ...newOrder('2026-11-21'), ...change }, dictionary)
    .filter(({ isFilled }) => isFilled)
    .reduce((sum, { weight }) => sum + weight, 0)

test('a full order is 100 % complete, an empty one 0 %', () => {
  expect(percent({})).toBe(0)
  expect(
    percent({
      'title.uk': 'Пластини',
      'description.uk': 'Пластина за креслеником. '.repeat(10),
      categoryId: 'milling',
      quantity: '1200',
      budgetMode: 'range',
      neededBy: '2027-01-01',
      images: [picture],
      'contact.phone': '+380 67 123 45 67',
    }),
  ).toBe(100)
})
