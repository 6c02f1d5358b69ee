import { CATEGORIES } from '@verstat/dictionaries'
import { describe, expect, test } from 'vitest'
import { type PictureKind, pictureFor, pictureKey } from './picture-spec.ts'
import { allPictures } from './pictures.testing.ts'

const ROOTS = CATEGORIES.filter(({ parent }) => parent === null).map(({ code }) => code)

const SHAPES = { order: 'wide43', gallery: 'wide43', cover: 'cover31', logo: 'logo11' } as const

function series(root: string, kind: PictureKind, count: number): string[] {
  return Array.from({ length: count }, (_, index) => pictureKey(pictureFor({ root, kind, index })))
}

describe('predefined pictures', () => {
  test('no picture is defined twice, and there are few enough for the first start', () => {
    const keys = allPictures().map(pictureKey)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeLessThanOrEqual(165)
    expect(new Set(allPictures().map(({ motif }) => motif)).size).toBeGreaterThan(60)
  })

  test.each(ROOTS)('%s has its own pictures of every kind, and all of them are predefined', (root) => {
    const pool = new Set(allPictures().map(pictureKey))
    for (const kind of ['order', 'gallery', 'cover', 'logo'] as const) {
      for (let index = 0; index < 30; index++) {
        const spec = pictureFor({ root, kind, index })
        expect(spec.shape).toBe(SHAPES[kind])
        expect(pool).toContain(pictureKey(spec))
        if (kind === 'order' || kind === 'gallery') expect(spec.root).toBe(root)
      }
    }
  })

  test.each(ROOTS)('successive pictures of %s are different', (root) => {
    expect(new Set(series(root, 'order', 3)).size).toBe(3)
    expect(new Set(series(root, 'logo', 10)).size).toBe(10)
    expect(new Set(series(root, 'cover', 3)).size).toBe(3)
  })

  test('every predefined picture is used', () => {
    const used = ROOTS.flatMap((root) => [
      ...series(root, 'order', 12),
      ...series(root, 'cover', 10),
      ...series(root, 'logo', 30),
    ])
    expect(new Set(used)).toEqual(new Set(allPictures().map(pictureKey)))
  })

  test('an unknown root category gets the pictures of the category `other`', () => {
    const input = { kind: 'order', index: 2 } as const
    expect(pictureFor({ root: 'constructor', ...input })).toEqual(pictureFor({ root: 'other', ...input }))
  })

  test('an index that is not a whole number throws', () => {
    expect(() => pictureFor({ root: 'other', kind: 'logo', index: 0.5 })).toThrow(RangeError)
  })

  test('equal specifications have one key, whatever the order of their fields', () => {
    expect(pictureKey({ root: 'rubber', shape: 'wide43', seed: 3, motif: 'sealRings' })).toBe(
      pictureKey({ motif: 'sealRings', seed: 3, shape: 'wide43', root: 'rubber' }),
    )
  })
})
