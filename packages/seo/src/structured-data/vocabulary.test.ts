import { expect, test } from 'vitest'
import { vocabularyFaults } from './vocabulary.testing.ts'

const context = { '@context': 'https://schema.org' }

test('valid data has no violations', () => {
  const area = { '@type': 'AdministrativeArea', name: 'Львівська область' }
  expect(vocabularyFaults({ ...context, '@type': 'Demand', name: 'Куртки', areaServed: area })).toEqual([])
})

test.each([
  [{ '@type': 'Order-of-ours' }, '@type Order-of-ours does not exist'],
  [{ '@type': 'Demand', category: 'Пошиття' }, 'Demand.category does not exist'],
  [{ '@type': 'Demand', name: 5 }, 'Demand.name may not be 5, only Text'],
  [{ '@type': 'Demand', name: '' }, 'Demand.name may not be "", only Text'],
  [
    { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', prise: 1 }] },
    'ItemList.itemListElement > ListItem.prise does not exist',
  ],
])('a violation names its place: %j', (data, fault) => {
  expect(vocabularyFaults({ ...context, ...data })).toEqual([fault])
})

test('a value of the wrong type is a violation', () => {
  const eligibleQuantity = { '@type': 'Place', name: 'Львів' }
  expect(vocabularyFaults({ ...context, '@type': 'Demand', eligibleQuantity })[0]).toMatch(
    /may not be a Place/,
  )
})
