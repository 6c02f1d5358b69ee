import { expect, test } from 'vitest'
import { testIndex, testProducer } from '../../../testing/test-directory.ts'
import { testPage } from '../../../testing/test-page.ts'
import { producerRowView } from './producer-row-view.ts'

const index = testIndex()
const row = (change = {}) => producerRowView(testPage(), testProducer(change), index)

test('a producer’s row shows kind, categories, minimum batch and lead time', () => {
  expect(row()).toMatchObject({
    href: '/producers/lvivska-shveina-cd34',
    kind: 'Цех, майстерня',
    makes: ['Спецодяг', 'Трикотаж'],
    makesMore: 0,
    place: 'Львів, Львівська область',
    minimum: 'від 50\u00a0шт.',
    leadTime: '10–\u206014\u00a0днів',
  })
})

test('three categories are listed and the rest counted', () => {
  const { makes, makesMore } = row({
    categoryIds: ['workwear', 'knit', 'turning', 'sewing', 'metalwork'],
  })
  expect([makes.length, makesMore]).toEqual([3, 2])
})

test('a valid verification shows its source and its end, and an expired one shows nothing', () => {
  const verifiedAt = '2026-03-12T08:00:00Z'
  expect(
    row({ verification: { source: 'register', verifiedAt, until: '2027-03-12T08:00:00Z' } }).verified,
  ).toEqual({
    badge: 'Перевірено за ЄДР, дійсно до 12\u00a0березня 2027',
    row: 'За ЄДР, до 12\u00a0березня 2027',
    short: 'Перевірено, дійсно до 12\u00a0березня 2027',
    exact: 'Перевірено 12\u00a0березня 2026, дійсно до 12\u00a0березня 2027 включно',
  })
  expect(
    row({ verification: { source: 'register', verifiedAt, until: '2026-11-20T08:00:00Z' } }).verified,
  ).toBeUndefined()
})

test.each([
  [{ value: 1, unit: 'set' }, 'від 1\u00a0комплекту'],
  [{ value: 2, unit: 'set' }, 'від 2\u00a0комплектів'],
  [{ value: 50, unit: 'other' }, 'від 50\u00a0одиниць'],
  [{ value: 2, unit: 't' }, 'від 2\u00a0т'],
] as const)('the minimum batch %j is in the right case', (moq, text) => {
  expect(row({ moq }).minimum).toBe(text)
})

test('a producer who takes no orders now says until when', () => {
  const until = (closedUntil: string) => row({ capacity: { closedUntil, acceptingFrom: null } }).busy
  expect(until('2026-12-24')).toBe('Не приймає замовлень до 24\u00a0грудня')
  expect(until('2026-11-20')).toBeUndefined()
  expect(row({ capacity: { closedUntil: null, acceptingFrom: '2026-12-01' } }).busy).toBe(
    'Приймає замовлення з 1\u00a0грудня',
  )
  expect(row({ capacity: null }).busy).toBeUndefined()
})
