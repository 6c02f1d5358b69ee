import { describe, expect, test } from 'vitest'
import { isListingSlug, type ListingPath, listingPath, parseListingPath } from './listing-path.ts'

const FORMS: readonly ListingPath[] = [
  { page: 1 },
  { type: 'tolling', page: 2 },
  { regionSlug: 'lvivska', page: 3 },
  { categorySlug: 'sewing', page: 4 },
  { type: 'tolling', regionSlug: 'lvivska', page: 5 },
  { type: 'tolling', categorySlug: 'sewing', page: 6 },
  { regionSlug: 'lvivska', categorySlug: 'sewing', page: 7 },
  { type: 'tolling', regionSlug: 'lvivska', categorySlug: 'sewing', page: 100 },
]

describe('the address of a list', () => {
  test.each(FORMS)('parses back to its filter: %j', (form) => {
    const { page, ...filter } = form
    const path = listingPath('orders', filter, page)
    expect(parseListingPath('orders', path.slice('/orders/'.length))).toEqual(form)
  })

  test.each(
    FORMS.filter((form) => form.type === undefined),
  )('parses back to its filter for producers: %j', (form) => {
    const { page, ...filter } = form
    const path = listingPath('producers', filter, page)
    expect(parseListingPath('producers', path.slice('/producers/'.length))).toEqual(form)
  })

  test('without a page parses to the filter alone', () => {
    expect(parseListingPath('orders', 'region/kyiv/category/sewing')).toEqual({
      regionSlug: 'kyiv',
      categorySlug: 'sewing',
    })
  })

  test.each([
    '',
    'page',
    'page/0',
    'page/01',
    'page/x',
    'page/-1',
    'page/1.5',
    'page/1000000000',
    'page/1/type/tolling',
    'region/kyiv/type/tolling/page/1',
    'region/kyiv/region/kyiv/page/1',
    'type/unknown/page/1',
    'region//page/1',
    'city/kyiv/page/1',
    'page/1/x',
  ])('does not accept %j', (rest) => {
    expect(parseListingPath('orders', rest)).toBeUndefined()
  })

  test('has no type for producers', () => {
    expect(parseListingPath('producers', 'type/tolling/page/1')).toBeUndefined()
  })
})

test('words that list paths use cannot be slugs of listings', () => {
  expect(['page', 'type', 'region', 'category', 'kurtky-ab12', 'x'.repeat(201)].map(isListingSlug)).toEqual([
    false,
    false,
    false,
    false,
    true,
    false,
  ])
})
