import { CATEGORIES } from '@verstat/dictionaries'
import { describe, expect, test } from 'vitest'
import { ROOT_SHARES, ROUND } from './producer-deck.ts'
import { ROOTS } from './producer-roots.ts'

describe('texts of the root categories', () => {
  test('every leaf category of the dictionary has texts', () => {
    const written = ROOTS.flatMap(({ leaves }) => leaves.map(({ code }) => code))
    const leaves = CATEGORIES.flatMap(({ code, parent }) => (parent === null ? [] : code))
    expect(written.sort()).toEqual(leaves.sort())
  })

  test('a round contains 260 producers and every root category', () => {
    expect(Object.keys(ROOT_SHARES).sort()).toEqual(ROOTS.map(({ root }) => root).sort())
    expect(Object.values(ROOT_SHARES).reduce((sum, share) => sum + share, 0)).toBe(ROUND)
  })

  test('the producers of a root category have different names', () => {
    for (const { root, brands } of ROOTS) expect(brands.length).toBeGreaterThanOrEqual(ROOT_SHARES[root] ?? 0)
    const names = ROOTS.flatMap(({ brands }) => brands.map(({ name }) => name))
    expect(new Set(names).size).toBe(names.length)
  })

  test('every leaf category has a text for every topic', () => {
    for (const leaf of ROOTS.flatMap(({ leaves }) => leaves)) {
      for (const texts of [leaf.details, leaf.taglines, leaf.work, leaf.quality]) {
        expect(texts.length, leaf.code).toBeGreaterThan(0)
      }
      expect(leaf.rootTaglines.length, leaf.code).toBeGreaterThan(0)
      expect(leaf.en.taglines.length, leaf.code).toBeGreaterThan(0)
      expect(leaf.en.work.length, leaf.code).toBeGreaterThan(0)
      expect(leaf.en.quality.length, leaf.code).toBeGreaterThan(0)
    }
  })

  test('texts end with a full stop, but taglines and offers do not', () => {
    for (const leaf of ROOTS.flatMap(({ leaves }) => leaves)) {
      for (const text of [...leaf.details, ...leaf.work, ...leaf.quality, ...leaf.small, ...leaf.large]) {
        expect(text).toMatch(/[.?!]$/)
      }
      for (const text of [...leaf.taglines, ...leaf.rootTaglines, leaf.offer.uk, leaf.offer.en]) {
        expect(text).toMatch(/[^.!:;, ]$/)
      }
      expect(leaf.offer.en).toMatch(/^We (CNC-)?[a-z0-9]/)
    }
  })

  test('every leaf category has equipment, processes and materials', () => {
    for (const leaf of ROOTS.flatMap(({ leaves }) => leaves)) {
      expect(leaf.equipment.length, leaf.code).toBeGreaterThanOrEqual(3)
      expect(leaf.processes.length, leaf.code).toBeGreaterThanOrEqual(3)
      expect(leaf.materials.length, leaf.code).toBeGreaterThanOrEqual(3)
    }
  })
})
