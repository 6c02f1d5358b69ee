import { expect, test } from 'vitest'
import { optionLines, readOptionLines } from './option-lines.ts'

test('formatting and parsing options returns the same options, and missing texts become empty', () => {
  const options = [{ value: 'wool', label: { uk: 'Вовна', en: 'Wool' } }]
  expect(readOptionLines(optionLines(options))).toEqual(options)
  expect(readOptionLines('\n a|Б \n')).toEqual([{ value: 'a', label: { uk: 'Б', en: '' } }])
  expect(optionLines(undefined)).toBe('')
})
