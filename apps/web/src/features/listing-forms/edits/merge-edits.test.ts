import { expect, test } from 'vitest'
import { changedParts, mergeEdits } from './merge-edits.ts'

const base = { title: 'a', city: 'b', words: ['x'], vat: false }

test('what only one person changed is taken from them', () => {
  const merged = mergeEdits(base, { ...base, title: 'mine' }, { ...base, words: ['x', 'y'], vat: true })
  expect(merged).toEqual({
    fields: { title: 'mine', city: 'b', words: ['x', 'y'], vat: true },
    adopted: ['words', 'vat'],
    conflicts: [],
  })
})

test('where both changed a field, mine stays and both are told', () => {
  const { fields, adopted, conflicts } = mergeEdits(
    base,
    { ...base, city: 'mine' },
    { ...base, city: 'theirs' },
  )
  expect(fields.city).toBe('mine')
  expect(adopted).toEqual([])
  expect(conflicts).toEqual([{ name: 'city', mine: 'mine', theirs: 'theirs' }])
})

test('two who wrote the same do not disagree', () => {
  expect(mergeEdits(base, { ...base, city: 'c' }, { ...base, city: 'c' }).conflicts).toEqual([])
})

test('an edit sends what it changed and nothing else', () => {
  expect(changedParts(base, { ...base, words: [] })).toEqual({ words: [] })
})
