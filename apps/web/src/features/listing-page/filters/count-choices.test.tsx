import type { LocaleCode } from '@verstat/i18n'
import { expect, test } from 'vitest'
import { testPage } from '../../../testing/test-page.ts'
import { refusal, type TestAnswer, testContext } from '../../../testing/test-send.ts'
import { countChoices } from './count-choices.ts'

const ORDERS = { kind: 'orders', filter: { regionSlug: 'lvivska' }, query: {} } as const

function formWith(values: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(values)) {
    const input = document.createElement('input')
    Object.assign(input, { name, value })
    form.append(input)
  }
  return form
}

function counting(answer: TestAnswer, locale: LocaleCode = 'uk') {
  const { context, calls } = testContext(answer)
  const shown: string[] = []
  const count = (
    values: Readonly<Record<string, string>>,
    place: Parameters<typeof countChoices>[1] = ORDERS,
  ) =>
    countChoices({ ...context, t: testPage(locale).t }, place, formWith(values), (text) => shown.push(text))
  return { calls, shown, count }
}

test.each([
  ['uk', 57, 'Показати 57 замовлень'],
  ['uk', 1, 'Показати 1 замовлення'],
  ['uk', 0, 'Замовлень не знайдено'],
  ['en', 57, 'Show 57 orders'],
] as const)('the button says how many orders match (%s, %i)', async (locale, total, text) => {
  const { shown, count } = counting(() => ({ total, totalExact: true }), locale)
  await count({})
  expect(shown).toEqual([text])
})

test('the count uses the choices and the path, and asks for as little as possible', async () => {
  const { calls, count } = counting(() => ({ total: 3, totalExact: true }))
  await count({
    budgetMin: '1 500,50',
    currency: 'UAH',
    hasFiles: '1',
    unit: 'pcs',
    sort: 'deadline',
    urgency: '',
  })
  expect(calls).toEqual([{ regionSlug: 'lvivska', budgetMin: 150_050, hasFiles: true, limit: 1 }])
})

test('producers are counted too', async () => {
  const { calls, shown, count } = counting(() => ({ total: 12, totalExact: true }))
  await count({ verified: '1', sort: 'name' }, { kind: 'producers', filter: {}, query: {} })
  expect(calls).toEqual([{ verified: true, limit: 1 }])
  expect(shown).toEqual(['Показати 12 виробників'])
})

test('quick changes cause one request', async () => {
  const { calls, shown, count } = counting(() => ({ total: 5, totalExact: true }))
  await Promise.all([count({}), count({ hasFiles: '1' }), count({ language: 'en' })])
  expect(calls).toEqual([{ regionSlug: 'lvivska', language: 'en', limit: 1 }])
  expect(shown).toEqual(['Показати 5 замовлень'])
})

test('a count that stopped at its bound says «more than»', async () => {
  const { shown, count } = counting(() => ({ total: 10_000, totalExact: false }))
  await count({ hasFiles: '1' })
  expect(shown[0]).toMatch(/^Показати понад 10.000 замовлень$/)
})

test('without a count the button has no number', async () => {
  const failing = counting(() => {
    throw refusal('budgetMin')
  })
  await failing.count({ budgetMin: '5' })
  await failing.count({ budgetMin: 'багато' })
  expect(failing.shown).toEqual(['Застосувати', 'Застосувати'])
  expect(failing.calls).toHaveLength(1)
})
