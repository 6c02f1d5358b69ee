import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test.each([
  '=1+1',
  '+380671234567',
  '-5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u200b=1',
  '＝1',
])('a text that begins like a formula is neutralised: %j', (text) => {
  expect(
    toCsv('en', [[text]])
      .replace('\ufeff', '')
      .replace(/^"/, ''),
  ).toMatch(/^'/)
})

test('quotes, separators and line breaks stay inside their cell, in the format of the language', () => {
  const rows = [
    ['Назва', 'Сума'],
    ['Куртки; "зимові"\nтеплі', -12.5],
    [null, undefined],
  ]
  expect(toCsv('uk', rows)).toBe('\ufeffНазва;Сума\r\n"Куртки; ""зимові""\nтеплі";-12,5\r\n;\r\n')
  expect(toCsv('en', [['a', 'b,c']])).toBe('\ufeffa,"b,c"\r\n')
})

test('numbers have the decimal sign of the language, and a time is the one in Kyiv', () => {
  const row = [[1149.5, -0.05, 2, new Date('2027-07-10T21:05:00Z')]]
  expect(toCsv('uk', row)).toBe('\ufeff1149,5;-0,05;2;2027-07-11 00:05\r\n')
  expect(toCsv('en', row)).toBe('\ufeff1149.5,-0.05,2,2027-07-11 00:05\r\n')
})

test('no-break spaces become spaces, so that a search in a spreadsheet finds the text', () => {
  expect(toCsv('uk', [['500\u00a0шт.', '№\u202f1']])).toBe('\ufeff500 шт.;№ 1\r\n')
})
