import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from '../../../lib/urls/plain-search.ts'
import { ORDER_QUERY_KEYS, PRODUCER_QUERY_KEYS } from '../../../lib/urls/query-parameters.ts'
import { testPage } from '../../../testing/test-page.ts'
import { isUntidy, typedNumber } from '../../listing/listing-query.ts'
import { ORDER_CHOICE_NAMES } from './order-choices.ts'
import { orderExtras, orderSort, readOrderQuery } from './order-query.ts'
import { producerExtras, producerSort, readProducerQuery } from './producer-query.ts'

const { t } = testPage()

test.each([
  ['1500', 1500],
  ['1 200,50', 1200.5],
  ['1\u00a0200.5', 1200.5],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['багато', undefined],
  ['1,2,3', undefined],
  ['9'.repeat(20), undefined],
])('typed %j is the number %j', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test('every choice among orders has a parameter', () => {
  expect(ORDER_QUERY_KEYS).toEqual(expect.arrayContaining([...ORDER_CHOICE_NAMES]))
})

test('amounts typed in hryvnias are sent in kopiykas, quantities with their unit', () => {
  const values = readOrderQuery({
    budgetMin: '1 000',
    budgetMax: '2500,5',
    currency: 'EUR',
    quantityMin: '1,5',
    unit: 't',
    materialBy: 'customer',
    hasFiles: 'on',
    sort: 'deadline',
  })
  expect(orderExtras(values, t)).toEqual({
    faults: [],
    extras: {
      budgetMin: 100_000,
      budgetMax: 250_050,
      currency: 'EUR',
      quantityMin: 1.5,
      unit: 't',
      materialBy: 'customer',
      hasFiles: true,
      sort: 'deadline',
    },
  })
})

test('empty fields, defaults and a unit without a quantity are dropped from the address', () => {
  const search = {
    budgetMin: '',
    budgetMax: ' ',
    currency: 'UAH',
    unit: 'pcs',
    sort: 'newest',
    hasFiles: '0',
  }
  expect(readOrderQuery(search)).toEqual({})
  expect(isUntidy(search, ORDER_QUERY_KEYS, {})).toBe(true)
  expect(readProducerQuery({ sort: 'rank', verified: 'false' })).toEqual({})
})

test('a canonical address is left alone, even with unknown keys', () => {
  const search = { sort: 'deadline', budgetMin: '100', utm_source: 'mail' }
  expect(isUntidy(search, ORDER_QUERY_KEYS, readOrderQuery(search))).toBe(false)
})

test('a malformed number is an error of its field and is not sent', () => {
  const { extras, faults } = orderExtras({ budgetMin: 'дешево', quantityMax: '10' }, t)
  expect(extras).toEqual({ quantityMax: 10 })
  expect(faults).toEqual([{ field: 'budgetMin', message: 'Введіть число, наприклад 1500 або 2,5.' }])
})

test('unknown values are sent as typed for the API to refuse; the page uses the default sort', () => {
  const values = readOrderQuery({ sort: 'цікаве', materialBy: 'nobody', hasFiles: 'можливо' })
  expect(orderExtras(values, t).extras).toEqual({
    sort: 'цікаве',
    materialBy: 'nobody',
    hasFiles: 'можливо',
  })
  expect(orderSort(values)).toBe('newest')
  expect(producerSort({ sort: 'x' })).toBe('rank')
  expect(producerExtras(readProducerQuery({ verified: 'maybe', acceptsTolling: '1' }))).toEqual({
    verified: 'maybe',
    acceptsTolling: true,
  })
})

test('normalizing a query is idempotent, so an address is redirected at most once', () => {
  const known = fc.constantFrom(...ORDER_QUERY_KEYS, ...PRODUCER_QUERY_KEYS)
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('budget', 'quantity', 'newest', 'rank', '1', '0', 'UAH', 'EUR'),
  )
  fc.assert(
    fc.property(fc.dictionary(known, word), (search) => {
      for (const read of [readOrderQuery, readProducerQuery]) {
        const once = read(search)
        expect(read(parsePlainSearch(stringifyPlainSearch(once)))).toEqual(once)
      }
    }),
  )
})
