import { expect, test } from 'vitest'
import { changedParts, mergeEdits } from './merge-edits.ts'

const base = { title: 'a', city: 'b', words: ['x'], vat: false }

test('a field changed by one side takes that value', () => {
  const merged = mergeEdits(base, { ...base, title: 'mine' }, { ...base, words: ['x', 'y'], vat: true })
  expect(merged).toEqual({
    fields: { title: 'mine', city: 'b', words: ['x', 'y'], vat: true },
    adopted: ['words', 'vat'],
    conflicts: [],
  })
})

test('when both sides changed a field, my value stays and a conflict is reported', () => {
  const { fields, adopted, conflicts } = mergeEdits(
    base,
    { ...base, city: 'mine' },
    { ...base, city: 'theirs' },
  )
  expect(fields.city).toBe('mine')
  expect(adopted).toEqual([])
  expect(conflicts).toEqual([{ name: 'city', mine: 'mine', theirs: 'theirs' }])
})

test('the same change on both sides is no conflict', () => {
  expect(mergeEdits(base, { ...base, city: 'c' }, { ...base, city: 'c' }).conflicts).toEqual([])
})

test('an edit sends only changed fields', () => {
  expect(changedParts(base, { ...base, words: [] })).toEqual({ words: [] })
})
