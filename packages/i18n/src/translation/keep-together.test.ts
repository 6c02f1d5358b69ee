import { expect, test } from 'vitest'
import { LOCALE_CODES } from '../locales/locales.ts'
import { compileFeatures, messageFeatures } from './compile.ts'
import { keepTogether } from './keep-together.ts'

const DASHES = { uk: '—', en: '–' }

/** Makes no-break spaces and word joiners visible. */
const seen = (text: string) => keepTogether(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')

test.each([
  ['каталог — це', 'каталог_— це'],
  ['ads – from', 'ads_– from'],
  ['Поновити на 30 днів', 'Поновити на 30_днів'],
  ['{n, plural, one {# день} other {# дня}}', '{n, plural, one {#_день} other {#_дня}}'],
  ['{n, number} шт.', '{n, number}_шт.'],
  ['до 10 МБ, ПДВ 20 %', 'до 10_МБ, ПДВ 20_%'],
  ['Рахунок № {number}', 'Рахунок №_{number}'],
  ['Invoice No. {number} of {day}', 'Invoice No._{number} of {day}'],
  ['від 1 до 90 днів, 10–14', 'від 1 до 90_днів, 10–~14'],
  [
    '{min, number}–{max, plural, one {# day} other {# days}}',
    '{min, number}–~{max, plural, one {#_day} other {#_days}}',
  ],
])('«%s» is kept together', (message, expected) => {
  expect(seen(message)).toBe(expected)
})

test.each([
  '2 знаки після коми',
  '5 тестів',
  'три дні',
  '{n, plural, =1 {Завтра} other {Потім}}',
  'There is no. 5',
])('«%s» stays as it is', (message) => {
  expect(keepTogether(message)).toBe(message)
})

test.each(LOCALE_CODES)('no line of a message in %s can begin with a dash', (locale) => {
  const messages = JSON.stringify(compileFeatures(locale, messageFeatures()))
  expect(messages).toContain(`\u00a0${DASHES[locale]} `)
  expect(messages).not.toMatch(/ [–—] /)
})
