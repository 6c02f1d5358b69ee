import type { FieldDef } from '@verstat/contract'
import { createFormat, createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { category } from '../../../testing/test-directory.ts'
import { filesOf, printField } from './print-value.ts'

const t = createTranslator('uk', compileMessages('uk'))
const context = {
  t,
  format: createFormat(t, () => new Date()),
  categories: [],
  regions: [],
  currency: 'UAH' as const,
}

test.each([
  ['title', { en: 'Jackets', uk: 'Куртки' }, 'УКР: Куртки\n\nENG: Jackets'],
  ['type', 'tolling', 'Давальницька переробка'],
  ['budgetMin', 129900, '1 299 ₴'],
  ['foundedYear', 2015, '2015'],
  ['leadTimeDays', 2015, '2 015'],
  ['vat', true, 'так'],
  ['city', null, ''],
  ['phones', ['+380441112233', '+380441112234'], '+380441112233, +380441112234'],
  ['messengers', ['viber', 'whatsapp'], 'Viber, WhatsApp'],
  ['offersUntil', '2026-11-20', '20 листопада 2026'],
  [
    'contact',
    { name: 'Ніна', email: 'n@example.com', phone: null, show: 'none' },
    'Ніна, n@example.com, не показувати',
  ],
  ['files', [{ name: 'a.pdf', mime: 'application/pdf', url: '/x' }], 'a.pdf'],
  [
    'certificates',
    [
      { name: 'ISO 9001', number: 'UA-17', issuer: null, validUntil: '2027-05-01', file: null },
      { name: 'HACCP', number: null, issuer: null, validUntil: null, file: { name: 'h.pdf', mime: 'a/b' } },
    ],
    'ISO 9001, UA-17, 1 травня 2027\nHACCP, h.pdf',
  ],
])('%s is printed for staff', (name, value, printed) => {
  expect(printField(context, name, value).replaceAll('\u00a0', ' ')).toBe(printed)
})

test('files are found at the top level of a value and inside certificates', () => {
  const [one, other] = [
    { name: 'a.pdf', mime: 'application/pdf', url: '/a' },
    { name: 'b.pdf', mime: 'application/pdf', url: '/b' },
  ]
  expect(filesOf([one])).toEqual([one])
  expect(
    filesOf([
      { name: 'ISO 9001', file: other },
      { name: 'HACCP', file: null },
    ]),
  ).toEqual([other])
  expect(filesOf(['ISO 9001'])).toEqual([])
})

test("a category's extra fields are printed with labels and units", () => {
  const label = (uk: string, en: string) => ({ uk, en })
  const metal: FieldDef = {
    key: 'metal',
    kind: 'multi',
    label: label('Метал', 'Metal'),
    options: [{ value: 'carbon-steel', label: label('Конструкційна сталь', 'Carbon steel') }],
    required: false,
    filter: false,
  }
  const thickness: FieldDef = {
    key: 'thickness',
    kind: 'number',
    label: label('Товщина', 'Thickness'),
    unit: label('мм', 'mm'),
    required: false,
    filter: false,
  }
  const cutting = category(
    'cutting',
    null,
    ['Різання', 'Cutting'],
    ['різання', 'Cutting'],
    [metal, thickness],
  )
  const printed = printField({ ...context, categories: [cutting] }, 'attributes', {
    metal: ['carbon-steel', 'gold'],
    thickness: 30,
    gone: true,
  })
  expect(printed).toBe('Метал: Конструкційна сталь, gold\nТовщина: 30\u00a0мм\ngone: так')
})
