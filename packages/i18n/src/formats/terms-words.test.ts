import { expect, test } from 'vitest'
import { compileMessages } from '../translation/compile.ts'
import { createTranslator } from '../translation/translator.ts'
import { createFormat } from './format.ts'
import { type Terms, termsFacts, unitPriceText } from './terms-words.ts'

const terms: Terms = {
  price: { basis: 'unit', steps: [{ from: 1, amountMinor: 34_567, per: 1000 }], setupMinor: 0 },
  quantity: 10_000,
  unit: 'pcs',
  currency: 'UAH',
  vat: { mode: 'included', rate: 20 },
  delivery: { mode: 'agreed', amountMinor: null },
  leadDays: 21,
  leadFrom: 'prepayment',
  prepaymentPercent: 30,
  paymentDays: 10,
  sample: null,
  validUntil: '2026-12-20',
  meetsAll: true,
  deviations: null,
  warrantyMonths: 6,
  comment: '',
}

function printed(overrides: Partial<Terms> = {}): readonly string[] {
  const t = createTranslator('uk', compileMessages('uk'))
  const format = createFormat(t, () => new Date('2026-11-20T10:00:00Z'))
  return termsFacts({ t, format }, { ...terms, ...overrides }).map(({ label, lines }) =>
    `${label}: ${lines.join(' | ')}`.replaceAll('\u00a0', ' '),
  )
}

test('the facts of an offer are those that the producer stated', () => {
  expect(printed()).toEqual([
    'Ціна: 345,67 ₴ за 1 000 шт.',
    'ПДВ: Ціна з ПДВ 20 %',
    'Доставка: За домовленістю',
    'Строк виконання: 21 день від передоплати',
    'Оплата: Передоплата 30 %, решта протягом 10 днів після отримання',
    'Відхилення від замовлення: Немає',
    'Гарантія: 6 місяців',
    'Пропозиція чинна до: 20 грудня 2026',
  ])
})

test('steps are lines, and a lot names its quantity', () => {
  const step = { amountMinor: 9_900, per: 1 }
  const price = {
    basis: 'unit',
    steps: [
      { ...step, from: 1 },
      { ...step, from: 100 },
    ],
    setupMinor: 0,
  } as const
  expect(printed({ price })[0]).toBe('Ціна: від 1 шт.: 99 ₴ за 1 шт. | від 100 шт.: 99 ₴ за 1 шт.')
  expect(printed({ price: { ...price, basis: 'lot' } })[0]).toBe('Ціна: 99 ₴ за всю партію (10 000 шт.)')
})

test('a sample that costs nothing is free', () => {
  const sample = { offered: true, amountMinor: 0, days: 3 }
  expect(printed({ sample })).toContain('Зразок: Зробимо: безкоштовно, за 3 дні')
})

test('a price of one unit has two digits, and four only below one', () => {
  const format = createFormat(createTranslator('uk', compileMessages('uk')), () => new Date(0))
  const price = (text: string) => unitPriceText(format, text, 'UAH').replaceAll('\u00a0', ' ')
  expect(price('123.4800')).toBe('123,48 ₴')
  expect(price('330.0000')).toBe('330 ₴')
  expect(price('83.3333')).toBe('≈ 83,33 ₴')
  expect(price('1.9999')).toBe('≈ 2 ₴')
  expect(price('0.3457')).toBe('0,3457 ₴')
})
