import { expect, test } from 'vitest'
import { groupsWith, readWordLines } from './word-lines.ts'

test('words are read from lines, trimmed and without duplicates', () => {
  expect(readWordLines(' ЧПК \r\n\nчпк\nстанок  з ЧПУ\nCNC')).toEqual(['ЧПК', 'станок з ЧПУ', 'CNC'])
})

test('groups are found by the beginning of any word', () => {
  const groups = [{ words: ['пошиття', 'sewing'] }, { words: ['верстат з ЧПК', 'CNC'] }]
  expect(groupsWith(groups, ' чпк')).toEqual([groups[1]])
  expect(groupsWith(groups, 'шиття')).toEqual([])
  expect(groupsWith(groups, '')).toEqual(groups)
})
