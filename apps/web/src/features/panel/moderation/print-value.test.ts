import { createFormat, createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { printField } from './print-value.ts'

const t = createTranslator('uk', compileMessages('uk'))
const words = {
  t,
  format: createFormat(t, () => new Date()),
  categories: [],
  regions: [],
  currency: 'UAH' as const,
}

test.each([
  ['title', { uk: 'Куртки', en: 'Jackets' }, 'УКР: Куртки\n\nENG: Jackets'],
  ['type', 'tolling', 'Давальницька переробка'],
  ['budgetMin', 129900, '1 299 ₴'],
  ['vat', true, 'так'],
  ['city', null, ''],
  ['phones', ['+380441112233', '+380441112234'], '+380441112233, +380441112234'],
  ['offersUntil', '2026-11-20', '20 листопада 2026'],
  [
    'contact',
    { name: 'Ніна', email: 'n@example.com', phone: null, show: 'none' },
    'Ніна, n@example.com, не показувати',
  ],
  ['files', [{ name: 'a.pdf', mime: 'application/pdf', url: '/x' }], 'a.pdf'],
])('%s is printed for staff', (name, value, printed) => {
  expect(printField(words, name, value).replaceAll('\u00a0', ' ')).toBe(printed)
})
