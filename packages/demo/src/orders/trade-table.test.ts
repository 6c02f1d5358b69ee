import type { FieldDef } from '@verstat/contract'
import { CATEGORIES } from '@verstat/dictionaries'
import { describe, expect, test } from 'vitest'
import { TRADES, tradeLeaves } from './trade-table.ts'
import type { AttributeValue, Trade } from './trades/trade.ts'

const leafCodes = CATEGORIES.filter(({ parent }) => parent !== null).map(({ code }) => code)

describe('trades', () => {
  test('every leaf category of the dictionary has items to order', () => {
    expect(tradeLeaves().map(({ code }) => code)).toEqual(leafCodes)
    for (const { items, details } of tradeLeaves()) {
      expect(items.length).toBeGreaterThanOrEqual(3)
      expect(details.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('a trade contains only subcategories of its own root category', () => {
    for (const { root, leaves } of TRADES) {
      const own = CATEGORIES.filter(({ parent }) => parent === root).map(({ code }) => code)
      expect(own).toEqual(expect.arrayContaining(Object.keys(leaves)))
    }
  })

  test('attributes are fields of the category with values that the field allows', () => {
    for (const { code, fields, attributes, items } of tradeLeaves()) {
      const attributeValues = [
        ...Object.entries(attributes).flatMap(([key, values]) =>
          values.map((value) => [key, value] as const),
        ),
        ...items.flatMap((one) => Object.entries(one.attributes)),
      ]
      for (const [key, value] of attributeValues) {
        const field = fields.find((one) => one.key === key)
        expect(field, `${code} has the field ${key}`).toBeDefined()
        if (field) expect(isAllowed(field, value), `${code}.${key} may be ${value}`).toBe(true)
      }
    }
  })

  test('ranges of prices and quantities start with the smaller number', () => {
    for (const { code, items } of tradeLeaves()) {
      for (const { quantity, price } of items) {
        expect(quantity[0], code).toBeGreaterThan(0)
        expect(quantity[0], code).toBeLessThanOrEqual(quantity[1])
        expect(price[0], code).toBeGreaterThan(0)
        expect(price[0], code).toBeLessThan(price[1])
      }
    }
  })

  test.each(
    TRADES.map((trade) => [trade.root, trade] as const),
  )('the texts for %s follow the rules of the format', (_, trade) => {
    for (const [uk, en] of pairsOf(trade)) {
      expect(en).not.toMatch(/[а-яґєії]/i)
      expect(uk).not.toMatch(/["'`]|(?<![\d\p{L}])-(?!\p{L}|\d)/u)
      expect(`${uk} ${en}`).not.toMatch(/ {2}|\s[,.;:]|^\s|\s$/)
    }
  })
})

/** Returns all texts of a trade in Ukrainian and English: its sentences and the names of its items. */
function pairsOf({ buyers, demands, leaves }: Trade): readonly (readonly [string, string])[] {
  const list = Object.values(leaves)
  return [
    ...buyers,
    ...demands,
    ...list.flatMap(({ details }) => details),
    ...list.flatMap(({ items }) => items.flatMap(({ spec }) => (spec ? [spec] : []))),
    ...list.flatMap(({ items }) =>
      items.map((one) => [`${one.genitive}; ${one.accusative}`, one.en] as const),
    ),
    ...list.map(({ work: [todo, noun, en] }) => [`${todo}; ${noun}`, en] as const),
  ]
}

function isAllowed({ kind, options = [] }: FieldDef, value: AttributeValue): boolean {
  const isOption = (one: unknown) => options.some((option) => option.value === one)
  if (kind === 'enum') return isOption(value)
  if (kind === 'multi') return Array.isArray(value) && value.length > 0 && value.every(isOption)
  if (kind === 'number') return typeof value === 'number' && value > 0
  return kind === 'bool' ? typeof value === 'boolean' : typeof value === 'string' && value !== ''
}
