import { createFormat, createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { testIndex } from '../../testing/test-directory.ts'
import { homeNumbers, homeRegions, takeNewest, withPaid } from './home-view.ts'

function words(locale: 'uk' | 'en') {
  const t = createTranslator(locale, compileMessages(locale))
  return { t, format: createFormat(t, () => new Date('2026-11-21T10:00:00Z')) }
}

function printed(locale: 'uk' | 'en', totals: { orders: number; producers: number }) {
  return homeNumbers(words(locale), testIndex(), totals).map(({ value, text }) => `${value} ${text}`)
}

test('the numbers have their nouns in the right plural form', () => {
  expect(printed('uk', { orders: 1_201, producers: 22 })).toEqual([
    '1\u00a0201 активне замовлення',
    '22 виробники',
    '3 категорії',
    '2 регіони із замовленнями',
  ])
  expect(printed('en', { orders: 1, producers: 254 })).toContain('254 producers')
})

test('zero counts are not shown', () => {
  expect(printed('uk', { orders: 0, producers: 0 })).toEqual(['3 категорії', '2 регіони із замовленнями'])
})

test('an oblast named like its city keeps its full name', () => {
  const index = testIndex()
  const [country, oblast, city] = index.regions
  if (!country || !oblast || !city) throw new Error('the test directory has changed')
  const around = { ...oblast, slug: 'kyivska', name: { uk: 'Київська область', en: 'Kyiv Oblast' } }
  const names = homeRegions(words('en'), { ...index, regions: [oblast, city, around] }).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Kyiv', 'Kyiv Oblast', 'Lviv'])
})

test('the map has only places, sorted by name and linked to their first page', () => {
  const regions = homeRegions(words('uk'), testIndex())
  expect(regions.map(({ name, to }) => [name, to])).toEqual([
    ['Київ', '/orders/region/kyiv/page/1'],
    ['Львівська', '/orders/region/lvivska/page/1'],
  ])
  expect(regions[1]?.title).toBe('Львівська область: 1 замовлення')
})

test('paid items come first and marked, the others keep their order, without duplicates', () => {
  const line = (id: string) => ({ id })
  expect(withPaid([line('c'), line('x')], [line('a'), line('b'), line('c')])).toEqual([
    { id: 'c', isPaid: true },
    { id: 'x', isPaid: true },
    { id: 'a', isPaid: false },
    { id: 'b', isPaid: false },
  ])
})

test('the newest order is the first that nobody paid for, and is not listed again', () => {
  const [ad, first, second] = [
    { id: 'ad', isPaid: true },
    { id: 'first', isPaid: false },
    { id: 'second', isPaid: false },
  ]
  expect(takeNewest([ad, first, second])).toEqual({ newest: first, others: [ad, second] })
  expect(takeNewest([ad])).toEqual({ newest: undefined, others: [ad] })
})
