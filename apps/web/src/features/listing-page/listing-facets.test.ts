import { describe, expect, test } from 'vitest'
import { testIndex } from '../../testing/test-directory.ts'
import { testPage } from '../../testing/test-page.ts'
import type { FacetCounts } from '../listing/build-facets.ts'
import { listingFacets } from './listing-facets.ts'
import type { ListingPlace } from './listing-href.ts'
import { listingNeighbours } from './listing-neighbours.ts'

const index = testIndex()
const { t } = testPage()
const COUNTS: FacetCounts = {
  types: [
    { value: 'production', count: 5 },
    { value: 'supply', count: 2 },
  ],
  regions: [
    { value: 'kyiv', count: 9 },
    { value: 'lvivska', count: 4 },
  ],
  categories: [
    { value: 'sewing', count: 7 },
    { value: 'workwear', count: 6 },
    { value: 'metalwork', count: 3 },
  ],
}

function facetsOf(place: ListingPlace) {
  const { type, regionSlug = '', categorySlug = '' } = place.filter
  const subject = {
    type,
    region: index.regionBySlug(regionSlug),
    category: index.categoryBySlug(categorySlug),
  }
  return {
    subject,
    facets: listingFacets(t, place, subject, COUNTS, index),
  }
}

function links(place: ListingPlace, name: string) {
  const facet = facetsOf(place).facets.find((entry) => entry.name === name)
  return facet?.links.map(({ label, href, count, current }) => ({ label, href, count, current })) ?? []
}

describe('facets', () => {
  test('offer root categories, most used first, and no empty lists', () => {
    expect(links({ kind: 'orders', filter: {}, query: {} }, 'category')).toEqual([
      { label: 'Швейне виробництво', href: '/orders/category/sewing/page/1', count: 7, current: false },
      { label: 'Металообробка', href: '/orders/category/metalwork/page/1', count: 3, current: false },
    ])
  })

  test('show the chosen root with its leaves and keep the other filters', () => {
    const place = {
      kind: 'orders',
      filter: { type: 'supply', categorySlug: 'workwear' },
      query: { sort: 'deadline' },
    } as const
    expect(links(place, 'category')).toEqual([
      {
        label: 'Швейне виробництво',
        href: '/orders/type/supply/category/sewing/page/1?sort=deadline',
        count: 7,
        current: false,
      },
      {
        label: 'Спецодяг',
        href: '/orders/type/supply/category/workwear/page/1?sort=deadline',
        count: 6,
        current: true,
      },
    ])
    expect(links(place, 'region').map((link) => link.label)).toEqual(['Київ', 'Львівська область'])
  })

  test('keep the chosen value even without listings', () => {
    const place = { kind: 'orders', filter: { type: 'tolling', regionSlug: 'ukraine' }, query: {} } as const
    expect(links(place, 'type').find((link) => link.current)).toMatchObject({ count: 0 })
    expect(links(place, 'region').find((link) => link.current)?.label).toBe('Вся Україна')
  })

  test('have no counts beside filters that the API does not count', () => {
    const place = { kind: 'orders', filter: {}, query: { budgetMin: '100' } } as const
    expect(links(place, 'type').map((link) => link.count)).toEqual([undefined, undefined])
  })

  test('of producers have no order types', () => {
    const { facets } = facetsOf({ kind: 'producers', filter: {}, query: {} })
    expect(facets.map((facet) => facet.name)).toEqual(['category', 'region'])
  })
})

describe('an empty list', () => {
  test('offers fewer filters, then related categories, other regions, other types', () => {
    const place = {
      kind: 'orders',
      filter: { type: 'tolling', regionSlug: 'lvivska', categorySlug: 'knit' },
      query: {},
    } as const
    const { subject, facets } = facetsOf(place)
    const groups = listingNeighbours(t, place, subject, COUNTS, facets, index)
    expect(groups.map((group) => [group.heading, group.links.map((link) => link.label)])).toEqual([
      ['Менше фільтрів', ['Трикотаж', 'Швейне виробництво', 'Львівська область']],
      ['Інші роботи у Львівській області', ['Швейне виробництво', 'Спецодяг', 'Металообробка']],
      ['Ці самі роботи в інших регіонах', ['Київ']],
      ['Інші типи замовлень', ['Виробництво партії', 'Закупівля готової продукції']],
    ])
    expect(groups[1]?.links[1]?.href).toBe('/orders/type/tolling/region/lvivska/category/workwear/page/1')
  })

  test('without filters has no similar lists', () => {
    const place = { kind: 'producers', filter: {}, query: {} } as const
    const { subject, facets } = facetsOf(place)
    expect(listingNeighbours(t, place, subject, COUNTS, facets, index)).toEqual([])
  })
})
