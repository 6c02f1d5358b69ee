import { listOrders } from '@verstat/contract/browser'
import { expect, test } from 'vitest'
import { testIndex, testOrder } from '../../testing/test-directory.ts'
import { refusal, type TestAnswer, testContext } from '../../testing/test-send.ts'
import { loadOrderList } from './load-order-list.ts'

const { signal } = new AbortController()

function listOf(total: number): TestAnswer {
  const limit = 24
  return (_route, { page }) => ({
    items: total > 0 ? [testOrder()] : [],
    promoted: [],
    promotedPlaces: [],
    page,
    limit,
    total,
    totalExact: total < 10_000,
    pages: Math.ceil(total / limit),
    facets: { types: [], regions: [{ value: 'kyiv', count: 3 }], categories: [] },
  })
}

test('a page past the end, an unknown region and an unknown category do not exist', async () => {
  const { context } = testContext(listOf(30), testIndex())
  expect(await loadOrderList(context, { page: 2 }, {}, signal)).toBeDefined()
  expect(await loadOrderList(context, { page: 3 }, {}, signal)).toBeUndefined()
  expect(await loadOrderList(context, { page: 1, regionSlug: 'x' }, {}, signal)).toBeUndefined()
  expect(await loadOrderList(context, { page: 1, categorySlug: 'x' }, {}, signal)).toBeUndefined()
})

test('the first page of an empty list exists, is not indexed and links to similar lists', async () => {
  const { context } = testContext(listOf(0), testIndex())
  const data = await loadOrderList(context, { page: 1, regionSlug: 'lvivska' }, {}, signal)
  expect(data?.view.seo.noindex).toBe(true)
  expect(data?.view.found).toBe('Замовлень не знайдено')
  expect(data?.view.neighbours?.[0]?.links.map((link) => link.label)).toEqual(['Київ'])
  expect(await loadOrderList(context, { page: 2, regionSlug: 'lvivska' }, {}, signal)).toBeUndefined()
})

test('a list without filters is indexed, a filtered list is not, and the title has the page number', async () => {
  const { context } = testContext(listOf(100), testIndex())
  const plain = await loadOrderList(context, { page: 2, categorySlug: 'workwear' }, {}, signal)
  expect(plain?.view.seo).toMatchObject({
    noindex: false,
    path: '/orders/category/workwear/page/2',
    title: 'Замовлення на пошиття спецодягу, сторінка 2',
  })
  expect(plain?.view.intro).toBeUndefined()
  const sorted = await loadOrderList(context, { page: 1 }, { sort: 'deadline' }, signal)
  expect(sorted?.view.seo.noindex).toBe(true)
})

test('the category’s description is on the first page', async () => {
  const { context } = testContext(listOf(100), testIndex())
  const data = await loadOrderList(context, { page: 1, categorySlug: 'workwear' }, {}, signal)
  expect(data?.view.intro).toBe('Опис: Спецодяг')
})

test('invalid filters stay in the form and out of every link', async () => {
  const answer = listOf(100)
  const { context, calls } = testContext((route, input) => {
    if (input.materialBy) throw refusal('materialBy')
    return answer(route, input)
  }, testIndex())
  const query = { budgetMin: 'дешево', materialBy: 'nobody', hasFiles: '1' }
  const data = await loadOrderList(context, { page: 1 }, query, signal)
  expect(data?.view.faults.map((fault) => fault.field)).toEqual(['budgetMin', 'materialBy'])
  expect(data?.view.typed).toEqual(query)
  expect(data?.view.place.query).toEqual({ hasFiles: '1' })
  expect(data?.view.chips).toEqual([{ label: 'з файлами', href: '/orders/page/1' }])
  expect(calls.at(-1)).toEqual({ page: 1, facets: true, hasFiles: true })
})

test('a list with an inexact total shows "more than"', async () => {
  const { context } = testContext((route, input) => {
    expect(route).toBe(listOrders)
    return listOf(10_000)(route, input)
  }, testIndex())
  const data = await loadOrderList(context, { page: 1 }, { hasFiles: '1' }, signal)
  expect(data?.view.found).toBe('Знайдено понад 10\u00a0000 замовлень')
})

test('the list of a region says how many of its orders are open to all regions', async () => {
  const { context } = testContext(listOf(57), testIndex())
  const found = async (regionSlug: string, query = {}) =>
    (await loadOrderList(context, { page: 1, regionSlug }, query, signal))?.view.found
  expect(await found('kyiv')).toBe('Знайдено 57 замовлень, з них 54 відкриті для всіх регіонів')
  // With more filters, the count beside the region is unknown.
  expect(await found('kyiv', { hasFiles: '1' })).toBe('Знайдено 57 замовлень')
  expect(await found('lvivska')).toBe('Знайдено 57 замовлень')
})
