import { listSeo } from '@verstat/seo'
import { expect, test } from 'vitest'
import { testIndex } from '../../../testing/test-directory.ts'
import { testPage } from '../../../testing/test-page.ts'
import { orderSorts, producerSorts } from '../listing-sorts.ts'
import type { ListingSubject } from '../listing-subject.ts'
import { orderChips, producerChips } from './listing-chips.ts'

const index = testIndex()
const { t, format } = testPage()
const region = index.regionBySlug('lvivska')
const category = index.categoryBySlug('workwear')

test('each active filter has a chip that links to the list without it', () => {
  const place = {
    kind: 'orders',
    filter: { type: 'supply', regionSlug: 'lvivska' },
    query: { budgetMin: '1000', currency: 'EUR', quantityMax: '20', unit: 'kg', hasFiles: '1' },
  } as const
  const path = '/orders/type/supply/region/lvivska/page/1'
  const query = 'budgetMin=1000&currency=EUR&quantityMax=20&unit=kg&hasFiles=1'
  expect(orderChips(t, format, place, { type: 'supply', region })).toEqual([
    { label: 'Закупівля готової продукції', href: `/orders/region/lvivska/page/1?${query}` },
    { label: 'Львівська область', href: `/orders/type/supply/page/1?${query}` },
    { label: 'бюджет від 1\u00a0000\u00a0€', href: `${path}?quantityMax=20&unit=kg&hasFiles=1` },
    { label: 'обсяг до 20\u00a0кг', href: `${path}?budgetMin=1000&currency=EUR&hasFiles=1` },
    { label: 'з файлами', href: `${path}?budgetMin=1000&currency=EUR&quantityMax=20&unit=kg` },
  ])
})

test('the size and the model of a drawing have chips too', () => {
  const place = { kind: 'orders', filter: {}, query: { sizeMax: '500', hasModel: '1' } } as const
  expect(orderChips(t, format, place, {})).toEqual([
    { label: 'розмір до 500 мм', href: '/orders/page/1?hasModel=1' },
    { label: 'з 3D-моделлю', href: '/orders/page/1?sizeMax=500' },
  ])
})

test('a producer’s chips show the category and the checkboxes', () => {
  const place = {
    kind: 'producers',
    filter: { categorySlug: 'workwear' },
    query: { verified: '1', acceptsSmallBatch: '1' },
  } as const
  expect(producerChips(t, place, { category })).toEqual([
    { label: 'Спецодяг', href: '/producers/page/1?verified=1&acceptsSmallBatch=1' },
    { label: 'перевірені', href: '/producers/category/workwear/page/1?acceptsSmallBatch=1' },
    { label: 'малі партії', href: '/producers/category/workwear/page/1?verified=1' },
  ])
})

test('sorts keep the filters; only the sort by quantity keeps the unit', () => {
  const place = {
    kind: 'orders',
    filter: {},
    query: { sort: 'quantity', unit: 'pcs', hasFiles: '1' },
  } as const
  expect(orderSorts(t, format, place)).toEqual([
    { label: 'Спершу нові', href: '/orders/page/1?hasFiles=1', current: false },
    { label: 'Скоро завершуються', href: '/orders/page/1?sort=deadline&hasFiles=1', current: false },
    { label: 'Більший бюджет', href: '/orders/page/1?sort=budget&hasFiles=1', current: false },
    {
      label: 'Більший обсяг, шт.',
      href: '/orders/page/1?sort=quantity&unit=pcs&hasFiles=1',
      current: true,
    },
    { label: 'Менші деталі', href: '/orders/page/1?sort=size&hasFiles=1', current: false },
  ])
  expect(producerSorts(t, { kind: 'producers', filter: {}, query: {} }).map((sort) => sort.current)).toEqual([
    true,
    false,
    false,
  ])
})

test('each breadcrumb adds one filter, and the last breadcrumb is the page itself', () => {
  const crumbs = (kind: 'orders' | 'producers', subject: ListingSubject) => {
    const categoryPath = subject.category ? index.categoryPath(subject.category) : []
    return listSeo(t, { kind, subject, categoryPath, page: 1, total: 1, isFiltered: false }).crumbs
  }
  expect(crumbs('orders', { type: 'supply', region, category })).toEqual([
    { text: 'Головна', href: '/' },
    { text: 'Замовлення', href: '/orders/page/1' },
    { text: 'Швейне виробництво', href: '/orders/category/sewing/page/1' },
    { text: 'Спецодяг', href: '/orders/category/workwear/page/1' },
    { text: 'Львівська область', href: '/orders/region/lvivska/category/workwear/page/1' },
    { text: 'Закупівля готової продукції' },
  ])
  expect(crumbs('producers', {})).toEqual([{ text: 'Головна', href: '/' }, { text: 'Виробники' }])
})

test('the filter by text language has a chip in both lists', () => {
  const query = { language: 'en' }
  expect(orderChips(t, format, { kind: 'orders', filter: {}, query }, {})).toEqual([
    { label: 'Англійською', href: '/orders/page/1' },
  ])
  expect(producerChips(t, { kind: 'producers', filter: {}, query: { ...query, verified: '1' } }, {})).toEqual(
    [
      { label: 'перевірені', href: '/producers/page/1?language=en' },
      { label: 'Англійською', href: '/producers/page/1?verified=1' },
    ],
  )
})
