import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FieldDef } from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { CATEGORIES, categoryByCode, fieldsOf } from './categories.ts'

const icons = fileURLToPath(import.meta.resolve('lucide-react')).replace(/dist\/.*$/, 'dist/esm/icons')
const roots = CATEGORIES.filter((one) => one.parent === null)
const leaves = CATEGORIES.filter((one) => one.parent !== null)

describe('categories', () => {
  test('21 roots have 4–8 leaves each, more than a hundred together', () => {
    expect(roots).toHaveLength(21)
    expect(leaves.length).toBeGreaterThanOrEqual(100)
    for (const root of roots) {
      const children = leaves.filter((leaf) => leaf.parent === root.code)
      expect(children.length, root.code).toBeGreaterThanOrEqual(4)
      expect(children.length, root.code).toBeLessThanOrEqual(8)
    }
  })

  test('keys and codes are unique, keys fit a smallint, codes fit an address', () => {
    expect(new Set(CATEGORIES.map((one) => one.key)).size).toBe(CATEGORIES.length)
    expect(new Set(CATEGORIES.map((one) => one.code)).size).toBe(CATEGORIES.length)
    for (const { key, code } of CATEGORIES) {
      expect(Number.isInteger(key) && key >= 1 && key <= 32_767, code).toBe(true)
      expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(['page', 'type', 'region', 'category']).not.toContain(code)
    }
  })

  test('every leaf has a root, its icon, and follows it', () => {
    for (const leaf of leaves) {
      const root = categoryByCode(leaf.parent ?? '')
      expect(root.parent).toBeNull()
      expect(leaf.icon).toBe(root.icon)
      expect(CATEGORIES.indexOf(leaf)).toBeGreaterThan(CATEGORIES.indexOf(root))
    }
  })

  test('each root has its own icon from lucide', () => {
    expect(new Set(roots.map((root) => root.icon)).size).toBe(roots.length)
    for (const { icon } of roots) expect(existsSync(`${icons}/${icon}.mjs`), icon).toBe(true)
  })

  test('every text exists in both languages, in its own alphabet, unique among its kind', () => {
    for (const part of ['name', 'orders', 'producers', 'description'] as const) {
      for (const category of CATEGORIES) {
        const { uk, en } = category[part]
        expect(uk, category.code).toMatch(/[а-яіїєґ]/i)
        expect(uk, category.code).not.toMatch(/['"`ыэёъ]/i)
        expect(en, category.code).toMatch(/[a-z]/i)
        expect(en, category.code).not.toMatch(/[а-яіїєґ'"`]/i)
        expect(`${uk}${en}`).toBe(`${uk}${en}`.trim())
      }
      for (const locale of ['uk', 'en'] as const) {
        expect(new Set(CATEGORIES.map((one) => one[part][locale])).size).toBe(CATEGORIES.length)
      }
    }
  })

  test('a description has one or two sentences and fits a search result', () => {
    for (const { code, description } of CATEGORIES) {
      for (const text of [description.uk, description.en]) {
        expect(text, code).toMatch(/\.$/)
        expect(text.length, code).toBeGreaterThanOrEqual(40)
        expect(text.length, code).toBeLessThanOrEqual(160)
      }
    }
  })

  test('producers may choose every leaf, and every leaf has a type of order', () => {
    for (const { code, types } of leaves) {
      expect(types, code).toContain('producer')
      expect(types.length, code).toBeGreaterThanOrEqual(2)
      expect(new Set(types).size, code).toBe(types.length)
    }
  })
})

describe('fields of categories', () => {
  const owners = CATEGORIES.filter((one) => one.fields.length > 0)

  test('at least 25 categories have some, and they satisfy the contract', () => {
    expect(owners.length).toBeGreaterThanOrEqual(25)
    for (const { code, fields } of owners) {
      for (const field of fields) {
        expect(FieldDef.safeParse(field).success, `${code} ${field.key}`).toBe(true)
        expect(field.options !== undefined, code).toBe(field.kind === 'enum' || field.kind === 'multi')
        const values = field.options?.map((option) => option.value) ?? []
        expect(new Set(values).size, code).toBe(values.length)
      }
    }
  })

  test('a leaf has its root’s fields first and never redefines one', () => {
    for (const leaf of leaves) {
      const keys = fieldsOf(leaf).map((field) => field.key)
      expect(new Set(keys).size, leaf.code).toBe(keys.length)
    }
    expect(fieldsOf(categoryByCode('cnc-milling')).map((field) => field.key)).toEqual([
      'material',
      'tolerance',
      'maxSize',
    ])
  })
})

test('an unknown code throws', () => {
  expect(() => categoryByCode('page')).toThrow('There is no category page')
})
