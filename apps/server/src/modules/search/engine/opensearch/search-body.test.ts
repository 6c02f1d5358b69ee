import { expect, test } from 'vitest'
import type { FindRequest, WordGroup } from '../search-engine.ts'
import { checkWidenedQueries, wordGroup as group } from '../word-groups.testing.ts'
import { outsideDocument, rankOf, type StoredDocument } from './outside-document.ts'
import { facetBody, findBody } from './search-body.ts'

const request = (groups: readonly WordGroup[], more: Partial<FindRequest> = {}): FindRequest => ({
  kind: 'producer',
  groups,
  filter: {},
  filterShare: 1,
  documents: 1,
  sort: 'relevance',
  first: 24,
  now: new Date(1_000),
  ...more,
})

const stored = (lexemes: Readonly<Record<string, string>>): StoredDocument => ({
  kind: 'producer',
  id: '0197a000-0000-7000-8000-000000000001',
  at: new Date(5),
  expires_at: null,
  type: null,
  region_id: 5,
  category_ids: [1, 12],
  lexemes,
})

type Clause = Readonly<Record<string, never>>
type Document = Readonly<Record<string, unknown>>

/** Whether a document matches a filter of our bodies, by the rules of OpenSearch. */
function matches(clause: object, document: Document): boolean {
  const [[name, rule] = ['', {}]] = Object.entries(clause as Clause) as [string, Record<string, never>][]
  const holds = (field: string, value: unknown) => [document[field]].flat().includes(value)
  if (name === 'term') return Object.entries(rule).every(([field, value]) => holds(field, value))
  if (name === 'terms')
    return Object.entries<never[]>(rule).every(([field, any]) => any.some((value) => holds(field, value)))
  if (name !== 'bool') throw new Error(`there is no rule for ${name}`)
  const {
    filter = [],
    should = [],
    minimum_should_match = 0,
  } = rule as Record<string, never> & {
    filter?: object[]
    should?: object[]
  }
  return (
    filter.every((each) => matches(each, document)) &&
    should.filter((each) => matches(each, document)).length >= minimum_should_match
  )
}

function isFound(asked: FindRequest, missing: number, lexemes: Readonly<Record<string, string>>): boolean {
  const { query } = findBody({ ...asked, sort: 'newest' }, missing, 100) as { query: object }
  return matches(query, outsideDocument(stored(lexemes)) as Document)
}

test('a document matches if it has a word of every group, or all words of a phrase', () => {
  const asked = request([group(['швейн'], ['пошивн', 'цех']), group(['дуб'])])
  expect(isFound(asked, 0, { швейн: 'A', дуб: 'D' })).toBe(true)
  expect(isFound(asked, 0, { пошивн: 'D', цех: 'A', дуб: 'D' })).toBe(true)
  expect(isFound(asked, 0, { пошивн: 'D', дуб: 'D' })).toBe(false)
  expect(isFound(asked, 0, { швейн: 'A' })).toBe(false)
})

test('a widened query matches exactly the documents with enough of the six rarest words', () => {
  checkWidenedQueries(({ groups, missing, held }) => {
    const lexemes = Object.fromEntries(held.map((word) => [word, 'D']))
    return isFound(request(groups), missing, lexemes)
  })
})

test('a widened query never matches a document only by its place', () => {
  const place = { ...group(['дніпр']), isPlace: true }
  const asked = request([group(['лазер']), group(['різк']), place])
  expect(isFound(asked, 2, { дніпр: 'C' })).toBe(false)
  expect(isFound(asked, 2, { лазер: 'D' })).toBe(true)
})

test('a filter applies to orders and producers alike, and an order must not have expired', () => {
  const filter = { type: 'supply', regionKeys: [1, 2], categoryKey: 12 } as const
  expect(
    findBody(request([group(['шаф'])], { kind: 'order', filter, sort: 'newest' }), 0, 100),
  ).toMatchObject({
    query: {
      bool: {
        filter: [
          { term: { kind: 'order' } },
          { terms: { words: ['шаф'] } },
          { range: { expires_at: { gt: 1_000 } } },
          { term: { type: 'supply' } },
          { terms: { region: [1, 2] } },
          { term: { categories: 12 } },
        ],
      },
    },
    sort: [{ at: 'desc' }, { id: 'desc' }],
    track_total_hits: 1_001,
  })
})

test('words of suggestions are looked up in titles, and a dot in a number does not split the name of its rank', () => {
  const body = JSON.stringify(findBody(request([group(['^кабел'], ['1.5'])]), 0, 100))
  expect(body).toContain('{"terms":{"title":["кабел"]}}')
  expect(body).toContain('{"field":"ranks.1·5","linear":{}')
  expect(outsideDocument(stored({ '1.5': 'D' }))).toMatchObject({ words: ['1.5'], ranks: { '1·5': 0.2 } })
})

test('the rank of a word is that of its best field, and shares of the others', () => {
  expect(['A', 'B', 'C', 'D'].map(rankOf)).toEqual([1, 0.7, 0.35, 0.2])
  expect(rankOf('AD')).toBeCloseTo(1 + 0.2 / 4)
  expect(rankOf('ABCD')).toBeCloseTo(1 + 0.7 / 4 + 0.35 / 9 + 0.2 / 16)
  expect(outsideDocument(stored({ а: 'A', б: 'BD', в: 'C', г: 'D' }))).toMatchObject({
    words: ['а', 'б', 'в', 'г'],
    title: ['а'],
    subject: ['а', 'б'],
    context: ['а', 'б', 'в'],
  })
})

test('a facet counts the matches that find returned', () => {
  const asked = request([group(['лазер']), group(['різк'])], { missing: 1 })
  const { query, aggs } = facetBody(asked, 'category', 100) as { query: object; aggs: object }
  expect(matches(query, outsideDocument(stored({ лазер: 'A' })) as Document)).toBe(true)
  expect(aggs).toEqual({ values: { terms: { field: 'categories', size: 1_000 } } })
})
