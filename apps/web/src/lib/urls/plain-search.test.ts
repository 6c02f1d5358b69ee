import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts'

test('digits, booleans and quotes stay the text that was typed', () => {
  expect({ ...parsePlainSearch('?query=00123&a=1e5&b=true&c=%22x%22&d=%7B%7D') }).toEqual({
    query: '00123',
    a: '1e5',
    b: 'true',
    c: '"x"',
    d: '{}',
  })
})

test('of a repeated key the first value counts', () => {
  expect({ ...parsePlainSearch('?sort=deadline&sort=budget') }).toEqual({ sort: 'deadline' })
})

test('an empty query is written without a question mark', () => {
  expect(stringifyPlainSearch({ a: undefined })).toBe('')
})

test('parsing and writing any query twice changes nothing the second time, so a URL is corrected at most once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = stringifyPlainSearch(parsePlainSearch(text))
      expect(stringifyPlainSearch(parsePlainSearch(once))).toBe(once)
    }),
  )
})
