import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from '../../lib/urls/plain-search.ts'
import { SEARCH_KEYS } from '../../lib/urls/query-parameters.ts'
import { testIndex, testOrder } from '../../testing/test-directory.ts'
import { refusal, type TestAnswer, testContext } from '../../testing/test-send.ts'
import { loadSearch } from './load-search.ts'
import { readSearchQuery, searchHref } from './search-query.ts'

const { signal } = new AbortController()
const FOUND = {
  items: [
    {
      kind: 'order',
      order: testOrder(),
      highlights: { title: { text: 'x', lang: null, ranges: [] }, excerpt: null },
    },
  ],
  limit: 24,
  total: 30,
  totalExact: true,
  pages: 2,
  counts: { orders: 30, producers: 4 },
  countsExact: { orders: true, producers: true },
  shownFor: null,
  widened: false,
  partial: false,
}
const found: TestAnswer = (_route, { page }) => ({ ...FOUND, page })

async function load(values: Record<string, string>, answer = found) {
  const { context, calls } = testContext(answer, testIndex())
  return { data: await loadSearch(context, values, signal), calls }
}

describe('the search page', () => {
  test('without a query shows the start page and makes no call', async () => {
    const { data, calls } = await load({})
    expect(data?.kind).toBe('start')
    expect(calls).toEqual([])
  })

  test.each([
    ['я', 'Введіть щонайменше 2 символи.'],
    ['я'.repeat(101), 'Запит задовгий: можна щонайбільше 100 символів.'],
  ])('shows an error for an invalid query %#', async (query, fault) => {
    const { data, calls } = await load({ query })
    expect(data).toMatchObject({ kind: 'start', query, fault })
    expect(calls).toEqual([])
  })

  test('requests the limit from its URL, or the default limit', async () => {
    const asked = async (search: Record<string, string>) =>
      (await load(readSearchQuery({ query: 'куртки', ...search }))).calls
    expect(await asked({ limit: '5' })).toMatchObject([{ limit: '5' }])
    expect(await asked({ limit: '24' })).toEqual(await asked({}))
  })

  test('shows the counts of both kinds on every tab', async () => {
    const { data } = await load({ query: 'куртки', in: 'producers' })
    expect(
      data?.kind === 'results' && data.view.tabs.map(({ label, count, current }) => [label, count, current]),
    ).toEqual([
      ['Усе', 34, false],
      ['Замовлення', 30, false],
      ['Виробники', 4, true],
    ])
  })

  test.each(['0', '01', 'x', '3', '-1'])('has no page %s', async (page) => {
    expect((await load({ query: 'куртки', page })).data).toBeUndefined()
  })

  test('drops filters the API refuses and reports them', async () => {
    const { data, calls } = await load(
      { query: 'куртки', region: 'narnia', sort: 'newest' },
      (route, input) => {
        if (input.region) throw refusal('region')
        return found(route, input)
      },
    )
    expect(calls.at(-1)).toEqual({ query: 'куртки', page: 1, facets: '1', sort: 'newest' })
    expect(data).toMatchObject({ view: { faults: [{ field: 'region', message: 'Хибне region' }] } })
  })

  test('links from a corrected search to the search as typed, and back', async () => {
    const mended: TestAnswer = (_route, input) => ({
      ...FOUND,
      shownFor: input.literal ? null : { query: 'швейка', changes: [] },
    })
    const { data } = await load({ query: 'idtqrf', page: '2' }, mended)
    expect(data).toMatchObject({
      view: { otherReading: { shownFor: 'швейка', href: '/search?query=idtqrf&literal=1' } },
    })
    const { data: literal } = await load({ query: 'idtqrf', literal: '1' }, mended)
    expect(literal).toMatchObject({ view: { otherReading: { href: '/search?query=idtqrf' } } })
  })

  test('marks a search that timed out and inexact counts', async () => {
    const { data } = await load({ query: 'сталь' }, () => ({
      ...FOUND,
      counts: { orders: 1000, producers: 4 },
      countsExact: { orders: false, producers: true },
      partial: true,
    }))
    expect(data?.kind === 'results' && data.view.tabs.map(({ countText }) => countText)).toEqual([
      '1\u00a0004+',
      '1\u00a0000+',
      '4',
    ])
    expect(data).toMatchObject({
      view: {
        notes: [expect.stringMatching(/^Пошук тривав надто довго, і його зупинено/)],
        isUnknown: false,
      },
    })
  })

  test('a search that timed out without results shows no counts', async () => {
    const { data } = await load({ query: 'сталь' }, () => ({
      ...FOUND,
      items: [],
      total: 0,
      totalExact: false,
      pages: 0,
      counts: { orders: 0, producers: 4 },
      countsExact: { orders: false, producers: true },
      partial: true,
    }))
    expect(data).toMatchObject({
      view: { found: 'За відведений час збігів не знайдено', isUnknown: true },
    })
    expect(data?.kind === 'results' && data.view.tabs.map(({ countText }) => countText)).toEqual([
      '4+',
      '',
      '4',
    ])
  })

  test('without results names the categories of the words with their counts, for producers when producers are searched', async () => {
    const category = (slug: string, uk: string) => ({ id: slug, slug, name: { uk, en: slug } })
    const counts: Readonly<Record<string, number>> = { workwear: 9 }
    const answer: TestAnswer = ({ path }, { categorySlug }) =>
      typeof categorySlug === 'string'
        ? { items: [], page: 1, limit: 1, pages: 1, total: counts[categorySlug] ?? 0 }
        : path.endsWith('/suggest')
          ? { items: [category('workwear', 'Спецодяг'), category('knitwear', 'Трикотаж')] }
          : { ...FOUND, items: [], total: 0, pages: 0, counts: { orders: 0, producers: 0 } }
    const { data } = await load({ query: 'фартухи', in: 'producers' }, answer)
    // A category without producers would be another page without results.
    expect(data).toMatchObject({
      related: [{ name: 'Спецодяг', href: '/producers/category/workwear/page/1', count: 9 }],
    })
    const { data: unsuggested } = await load({ query: 'фартухи' }, (route, input) => {
      if (route.path.endsWith('/suggest')) throw refusal('title')
      return answer(route, input)
    })
    expect(unsuggested).toMatchObject({ kind: 'results', related: [] })
  })

  test('facet links keep the other filters', async () => {
    const { data } = await load({ query: 'сталь', in: 'orders', region: 'kyiv', page: '2' }, () => ({
      ...FOUND,
      facets: {
        types: [{ value: 'supply', count: 3 }],
        regions: [{ value: 'kyiv', count: 30 }],
        categories: [{ value: 'sewing', count: 2 }],
      },
    }))
    const facets = data?.kind === 'results' ? data.view.facets : []
    expect(facets.map(({ name, all, links }) => [name, all.current, links.map(({ href }) => href)])).toEqual([
      ['type', true, ['/search?query=%D1%81%D1%82%D0%B0%D0%BB%D1%8C&in=orders&type=supply&region=kyiv']],
      [
        'category',
        true,
        ['/search?query=%D1%81%D1%82%D0%B0%D0%BB%D1%8C&in=orders&region=kyiv&category=sewing'],
      ],
      ['region', false, ['/search?query=%D1%81%D1%82%D0%B0%D0%BB%D1%8C&in=orders&region=kyiv']],
    ])
  })

  test('shows an error when the API refuses the query', async () => {
    const { data } = await load({ query: 'ку\u0000ртки' }, () => {
      throw refusal('query')
    })
    expect(data).toMatchObject({ kind: 'start', fault: 'Хибне query' })
  })
})

test('the URL of a search has no default values, and reading it again gives the same search', () => {
  expect(
    searchHref(readSearchQuery({ query: ' куртки ', in: 'all', sort: 'relevance', page: '1', type: '' })),
  ).toBe(`/search?query=${encodeURIComponent('куртки')}`)
  const word = fc.oneof(fc.string(), fc.constantFrom('all', 'orders', 'relevance', '1', '2'))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...SEARCH_KEYS), word), (search) => {
      const once = readSearchQuery(search)
      expect(readSearchQuery(parsePlainSearch(stringifyPlainSearch(once)))).toEqual(once)
    }),
  )
})
