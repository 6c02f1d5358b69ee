import { describe, expect, test } from 'vitest'
import { enCount, ukCount, ukForm } from './plural.ts'

const PIECES = ['штука', 'штуки', 'штук'] as const
const METRES = ['метр', 'метри', 'метрів', 'метра'] as const

describe('plural', () => {
  test.each([
    [1, 'штука'],
    [2, 'штуки'],
    [4, 'штуки'],
    [5, 'штук'],
    [0, 'штук'],
    [11, 'штук'],
    [14, 'штук'],
    [21, 'штука'],
    [111, 'штук'],
    [122, 'штуки'],
    [1000, 'штук'],
    [2.5, 'штуки'],
  ])('%d agrees with «%s»', (value, form) => {
    expect(ukForm(value, PIECES)).toBe(form)
  })

  test('a fraction takes the genitive singular', () => {
    expect(ukCount(1.5, METRES)).toBe('1,5\u00a0метра')
    expect(ukCount(2, METRES)).toBe('2\u00a0метри')
  })

  test('thousands are separated and joined to their noun by a no-break space', () => {
    expect(ukCount(12_500, PIECES)).toBe('12\u00a0500\u00a0штук')
    expect(enCount(12_500, 'piece')).toBe('12,500 pieces')
    expect(enCount(1, 'piece')).toBe('1 piece')
  })
})
