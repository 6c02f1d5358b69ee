import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from '../../lib/plain-search.ts'
import { testIndex, testOrder } from '../../testing/test-directory.ts'
import { refusal, type TestAnswer, testContext } from '../../testing/test-send.ts'
import { loadSearch } from './load-search.ts'
import { readSearchQuery, SEARCH_KEYS, searchHref } from './search-query.ts'

const { signal } = new AbortController()
const found: TestAnswer = (_route, { page }) => ({
  items: [{ kind: 'order', order: testOrder() }],
  page,
  limit: 24,
  total: 30,
  totalExact: true,
  pages: 2,
  counts: { orders: 30, producers: 4 },
})

async function load(values: Record<string, string>, answer = found) {
  const { context, calls } = testContext(answer, testIndex())
  return { data: await loadSearch(context, values, signal), calls }
}

describe('the search page', () => {
  test('without words starts and asks nothing of the API', async () => {
    const { data, calls } = await load({})
    expect(data?.kind).toBe('start')
    expect(calls).toEqual([])
  })

  test.each([
    ['я', 'Введіть щонайменше 2 символи.'],
    ['я'.repeat(101), 'Запит задовгий: можна щонайбільше 100 символів.'],
  ])('says at the field what to do about %#', async (query, fault) => {
    const { data, calls } = await load({ query })
    expect(data).toMatchObject({ kind: 'start', query, fault })
    expect(calls).toEqual([])
  })

  test('shows both sides with their counts, whichever is open', async () => {
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

  test('leaves out filters the API refuses and tells them', async () => {
    const { data, calls } = await load(
      { query: 'куртки', region: 'narnia', sort: 'newest' },
      (route, input) => {
        if (input.region) throw refusal('region')
        return found(route, input)
      },
    )
    expect(calls.at(-1)).toEqual({ query: 'куртки', page: 1, sort: 'newest' })
    expect(data).toMatchObject({ view: { faults: [{ field: 'region', message: 'Хибне region' }] } })
  })

  test('says at the field when the API refuses the words', async () => {
    const { data } = await load({ query: 'ку\u0000ртки' }, () => {
      throw refusal('query')
    })
    expect(data).toMatchObject({ kind: 'start', fault: 'Хибне query' })
  })
})

test('an address of a search carries no defaults and is stable', () => {
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
