import { expect, test } from 'vitest'
import { optionLines, readOptionLines } from './option-lines.ts'

test('option lines survive a round trip, and missing parts are left for the API to refuse', () => {
  const options = [{ value: 'wool', label: { uk: 'Вовна', en: 'Wool' } }]
  expect(readOptionLines(optionLines(options))).toEqual(options)
  expect(readOptionLines('\n a|Б \n')).toEqual([{ value: 'a', label: { uk: 'Б', en: '' } }])
  expect(optionLines(undefined)).toBe('')
})
