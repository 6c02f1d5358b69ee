import { expect, test } from 'vitest'
import { tsquery, widenedTsquery } from './match-statement.ts'
import { checkWidenedQueries, wordGroup as group } from './word-groups.testing.ts'

test('a phrase is dropped if one of its words suffices', () => {
  expect(tsquery([group(['швейн'], ['швейн', 'цех'], ['пошивн', 'цех'])], {})).toBe(
    "('швейн' | 'пошивн' & 'цех')",
  )
})

test('filter tags are required in addition to all groups', () => {
  expect(tsquery([group(['шаф']), group(['дуб'])], { type: 'supply', regionKeys: [1, 2] })).toBe(
    "('шаф') & ('дуб') & '#t-supply' & ('#r-1' | '#r-2')",
  )
})

test('a widened query matches exactly the documents with enough of the six rarest words', () => {
  checkWidenedQueries(({ groups, missing, held }) => holds(widenedTsquery(groups, {}, missing), held))
})

test('a widened query never matches a document only by its place', () => {
  const place = { ...group(['дніпр']), isPlace: true }
  const query = widenedTsquery([group(['лазер']), group(['різк']), place], {}, 2)
  const held = (words: readonly string[]) => holds(`(${query})`, words)
  expect(held(['дніпр'])).toBe(false)
  expect(held(['лазер'])).toBe(true)
  expect(held(['різк', 'дніпр'])).toBe(true)
  // A query that names places only is about the places.
  expect(holds(widenedTsquery([place, { ...group(['київ']), isPlace: true }], {}, 1), ['київ'])).toBe(true)
})

/** Evaluates a tsquery for the words of a document. As in PostgreSQL, `&` binds tighter than `|`. */
function holds(query: string, words: readonly string[]): boolean {
  const said = query.replaceAll(/'([^']+)'/g, (_, word) => (words.includes(word) ? '1' : '0'))
  for (let text = said; ; ) {
    const shorter = text.replaceAll(/\(([01 &|]+)\)/g, (_, inner: string) =>
      inner.split('|').some((part) => !part.includes('0')) ? '1' : '0',
    )
    if (shorter === text) return text === '1'
    text = shorter
  }
}
