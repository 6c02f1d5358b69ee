import { describe, expect, test } from 'vitest'
import { compileMessages } from '../translation/compile.ts'
import { createTranslator } from '../translation/translator.ts'
import { createFormat } from './format.ts'
import { kyivDay, kyivDaysBetween } from './kyiv-calendar.ts'
import { formatNumber } from './number-format.ts'

/** The current time is noon in Kyiv on 20 November 2026. */
const now = () => new Date('2026-11-20T10:00:00Z')
const uk = createFormat(createTranslator('uk', compileMessages('uk')), now)
const en = createFormat(createTranslator('en', compileMessages('en')), now)
/** Makes no-break spaces visible and leaves word joiners out. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll(/[\u2060\u200b]/g, '')

describe('money', () => {
  test.each([
    [129_900, 'UAH', '1_299_₴', '₴1,299'],
    [67_940, 'UAH', '679,40_₴', '₴679.40'],
    [67_905, 'EUR', '679,05_€', '€679.05'],
    [0, 'USD', '0_$', '$0'],
    [123_456_789_00, 'UAH', '123_456_789_₴', '₴123,456,789'],
  ] as const)('%d minor units of %s', (minor, currency, ukrainian, english) => {
    expect(seen(uk.money(minor, currency))).toBe(ukrainian)
    expect(seen(en.money(minor, currency))).toBe(english)
  })

  const budget = {
    budgetMode: 'range',
    budgetMin: 1_000_000,
    budgetMax: 2_000_000,
    currency: 'UAH',
    budgetPer: 'total',
    unit: 'pcs',
  } as const

  test('a range prints the currency sign once', () => {
    expect(seen(uk.budget(budget))).toBe('від 10_000 до 20_000_₴')
    expect(seen(en.budget(budget))).toBe('₴10,000–20,000')
    expect(seen(uk.budgetInColumn(budget))).toBe('10_000–20_000_₴')
    expect(seen(en.budgetInColumn(budget))).toBe('₴10,000–20,000')
  })

  test('both ends of a range have the same number of digits after the point', () => {
    const kopiykas = { ...budget, budgetMin: 2_600, budgetMax: 3_750 }
    expect(seen(uk.budgetInColumn(kopiykas))).toBe('26,00–37,50_₴')
    expect(seen(en.budgetInColumn(kopiykas))).toBe('₴26.00–37.50')
    expect(seen(uk.moneyRange(100_000, 100_050, 'UAH'))).toBe('від 1_000,00 до 1_000,50_₴')
  })

  test('an exact budget is one amount', () => {
    const exact = { ...budget, budgetMode: 'exact', budgetMax: 1_000_000 } as const
    expect(seen(uk.budget(exact))).toBe('10_000_₴')
  })

  test('a budget prints its unit', () => {
    const per = { ...budget, budgetPer: 'unit' } as const
    expect(seen(uk.budget(per))).toBe('від 10_000 до 20_000_₴ за штуку')
    expect(uk.budget({ ...per, unit: 'm2' })).toMatch(/ за м²$/)
    expect(uk.budget({ ...per, unit: null })).toMatch(/ за одиницю$/)
    expect(en.budget({ ...per, unit: 'kg' })).toMatch(/ per kg$/)
  })

  test('a budget without an amount is on request', () => {
    expect(uk.budget({ ...budget, budgetMode: 'request', budgetMin: null, budgetMax: null })).toBe(
      'За домовленістю',
    )
    expect(en.budget({ ...budget, budgetMin: null, budgetMax: null })).toBe('On request')
  })

  test('a range with one bound prints from or up to', () => {
    expect(seen(uk.budget({ ...budget, budgetMax: null }))).toBe('від 10_000_₴')
    expect(seen(en.budget({ ...budget, budgetMin: null }))).toBe('up to ₴20,000')
  })
})

describe('days in Kyiv time', () => {
  test('a date prints its year unless it is the current year', () => {
    expect(seen(uk.day('2026-11-20'))).toBe('20_листопада')
    expect(seen(en.day('2026-11-20'))).toBe('20_November')
    expect(seen(uk.day('2027-01-02'))).toBe('2_січня 2027')
    expect(seen(en.day('2025-12-31'))).toBe('31_December 2025')
  })

  test('an instant late in the evening in UTC is the next day in Kyiv', () => {
    expect(kyivDay('2026-11-20T21:59:59Z')).toBe('2026-11-20')
    expect(kyivDay('2026-11-20T22:00:00Z')).toBe('2026-11-21')
    expect(kyivDay('2026-07-20T21:00:00Z')).toBe('2026-07-21')
    expect(uk.time('2026-07-20T21:05:00Z')).toBe('00:05')
  })

  test('the year turns at midnight in Kyiv', () => {
    const newYear = createFormat(
      createTranslator('uk', compileMessages('uk')),
      () => new Date('2026-12-31T22:30:00Z'),
    )
    expect(seen(newYear.day('2027-01-05'))).toBe('5_січня')
  })

  test('a range within one month prints the month once', () => {
    expect(seen(uk.dayRange('2026-11-20', '2026-11-25'))).toBe('20–25_листопада')
    expect(seen(uk.dayRange('2026-11-28', '2026-12-03'))).toBe('28_листопада_— 3_грудня')
    expect(seen(uk.dayRange('2026-12-28', '2027-01-03'))).toBe('28_грудня 2026_— 3_січня 2027')
    expect(seen(uk.dayRange('2026-11-20', '2026-11-20'))).toBe('20_листопада')
  })

  test('the exact time prints its zone', () => {
    expect(seen(uk.exact('2026-11-20T10:41:00Z'))).toBe('20_листопада 2026 о 12:41 за київським часом')
    expect(seen(en.exact('2026-11-20T10:41:00Z'))).toBe('20_November 2026 at 12:41, Kyiv time')
  })

  test('months are printed as `Intl` prints them after a day', () => {
    for (const [format, tag] of [
      [uk, 'uk-UA'],
      [en, 'en-GB'],
    ] as const) {
      const known = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' })
      for (let month = 1; month <= 12; month += 1) {
        const day = `2026-${String(month).padStart(2, '0')}-01`
        expect(seen(format.fullDay(day))).toBe(
          `${seen(known.format(new Date(day)).replace(' ', '\u00a0'))} 2026`,
        )
      }
    }
  })

  test('every month is in the genitive', () => {
    const months = Array.from({ length: 12 }, (_, index) =>
      uk.fullDay(`2026-${String(index + 1).padStart(2, '0')}-01`).replace(/^1\u00a0| 2026$/g, ''),
    )
    expect(months.join(' ')).toBe(
      'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
    )
  })

  test('a change of clocks does not change the count of days', () => {
    expect(kyivDaysBetween('2026-10-24', '2026-10-26')).toBe(2)
    expect(kyivDaysBetween('2026-03-28T12:00:00Z', '2026-03-30')).toBe(2)
  })
})

test.each([
  ['2026-11-19', 'строк минув', 'past'],
  ['2026-11-20', 'сьогодні останній день', 'now'],
  ['2026-11-20T21:59:00Z', 'сьогодні останній день', 'now'],
  ['2026-11-21', 'завтра останній день', 'now'],
  ['2026-11-22', 'залишилося 2_дні', 'soon'],
  ['2026-11-23', 'залишилося 3_дні', 'soon'],
  ['2026-11-25', 'залишилося 5_днів', 'later'],
  ['2026-12-11', 'залишився 21_день', 'later'],
])('a deadline on %s: %s', (day, text, urgency) => {
  const deadline = uk.deadline(day)
  expect({ text: seen(deadline.text), urgency: deadline.urgency }).toEqual({ text, urgency })
})

test.each([
  ['2026-11-20T10:00:30Z', 'щойно'],
  ['2026-11-20T09:59:30Z', 'щойно'],
  ['2026-11-20T09:59:00Z', '1_хвилину тому'],
  ['2026-11-20T09:38:00Z', '22_хвилини тому'],
  ['2026-11-20T07:00:00Z', '3_години тому'],
  ['2026-11-19T07:00:00Z', 'учора'],
  ['2026-11-15T07:00:00Z', '5_днів тому'],
  ['2026-11-10T07:00:00Z', '10_листопада'],
])('something from %s happened «%s»', (at, text) => {
  expect(seen(uk.age(at))).toBe(text)
})

test('just after midnight an hour ago is an hour ago, not yesterday', () => {
  const midnight = createFormat(
    createTranslator('uk', compileMessages('uk')),
    () => new Date('2026-11-20T22:30:00Z'),
  )
  expect(seen(midnight.age('2026-11-20T21:30:00Z'))).toBe('1_годину тому')
})

test.each([
  [500, 'pcs', '500_шт.', '500_pcs'],
  [1, 'pcs', '1_шт.', '1_pc'],
  [1500, 'kg', '1_500_кг', '1,500_kg'],
  [1.5, 't', '1,5_т', '1.5_t'],
  [2, 'set', '2_комплекти', '2_sets'],
  [5, 'set', '5_комплектів', '5_sets'],
  [12.25, 'm3', '12,25_м³', '12.25_m³'],
  [8, 'hour', '8_год', '8_hours'],
  [21, 'other', '21_одиниця', '21_units'],
] as const)('%d %s keeps its unit on the line', (value, unit, ukrainian, english) => {
  expect(seen(uk.quantity(value, unit))).toBe(ukrainian)
  expect(seen(en.quantity(value, unit))).toBe(english)
})

test('lengths in days and sizes of files', () => {
  expect(uk.days(10, 14)).toBe('10–\u206014\u00a0днів')
  expect(seen(uk.days(21, 22))).toBe('21–22_дні')
  expect(seen(uk.days(5, 5))).toBe('5_днів')
  expect(seen(uk.fileSize(840))).toBe('840_байтів')
  expect(seen(uk.fileSize(1_240_000))).toBe('1,2_МБ')
  expect(seen(en.fileSize(12_500))).toBe('13_kB')
  expect(seen(en.fileSize(999_960))).toBe('1_MB')
})

test('numbers are printed as `Intl` prints them, with one kind of no-break space', () => {
  const values = [
    0, 0.5, 1.005, 2.5, 24.65, 0.045, 0.0004, 999.9996, 1000, 12_345.678, 1_234_567.891, 9_876_543_210.55,
  ]
  for (const [locale, tag] of [
    ['uk', 'uk-UA'],
    ['en', 'en-GB'],
  ] as const) {
    for (const digits of [0, 1, 2, 3, 4]) {
      const known = new Intl.NumberFormat(tag, { maximumFractionDigits: digits, signDisplay: 'negative' })
      for (const value of values.flatMap((each) => [each, -each])) {
        const expected = known.format(value).replaceAll(/[\u2000-\u200a\u202f\u205f\u3000]/g, '\u00a0')
        expect(formatNumber(value, locale, digits)).toBe(expected)
      }
    }
  }
  expect(formatNumber(Number.NaN, 'uk')).toBe('NaN')
  expect(formatNumber(-3, 'en')).toBe('-3')
})
