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
  expect(toCsv('uk', rows)).toBe('\ufeffНазва;Сума\r\n"Куртки; ""зимові""\nтеплі";-12.5\r\n;\r\n')
  expect(toCsv('en', [['a', 'b,c']])).toBe('\ufeffa,"b,c"\r\n')
})
