import { describe, expect, test } from 'vitest'
import { createRandom } from './random.ts'

describe('random', () => {
  test('the same seed gives the same numbers, and another seed gives other numbers', () => {
    const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next)
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
    expect(draw(2 ** 32 + 7)).not.toEqual(draw(7))
  })

  test('a fork does not depend on numbers that were generated before', () => {
    const fresh = createRandom(1).fork('order').fork(41)
    const used = createRandom(1)
    for (let i = 0; i < 100; i++) used.next()
    const branch = used.fork('order')
    branch.next()
    expect(branch.fork(41).int(0, 1e9)).toBe(fresh.int(0, 1e9))
  })

  test('forks with different labels give different numbers', () => {
    const root = createRandom(3)
    const first = Array.from({ length: 20_000 }, (_, label) => root.fork(label).next())
    const named = ['a', 'b', 'ab', 'ba', 'aa', ''].map((label) => root.fork(label).next())
    expect(new Set(first).size).toBeGreaterThan(19_990)
    expect(new Set(named).size).toBe(named.length)
  })

  test('whole numbers are uniform and include both ends', () => {
    const random = createRandom(5)
    const counts = new Map<number, number>()
    for (let i = 0; i < 6000; i++) {
      const value = random.int(1, 6)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  test('weights decide how often a value is chosen', () => {
    const random = createRandom(9)
    const rare = Array.from({ length: 10_000 }, () =>
      random.weighted([
        ['often', 9],
        ['rare', 1],
        ['never', 0],
      ]),
    )
    expect(rare.filter((one) => one === 'rare').length / 10_000).toBeCloseTo(0.1, 1)
    expect(rare).not.toContain('never')
  })

  test('a sample contains different elements and not more than the list', () => {
    const random = createRandom(11)
    const list = ['a', 'b', 'c', 'd']
    expect(new Set(random.sample(list, 3)).size).toBe(3)
    expect(random.sample(list, 9).sort()).toEqual(list)
    expect(list).toEqual(['a', 'b', 'c', 'd'])
  })

  test('picking from an empty list throws', () => {
    expect(() => createRandom(1).pick([])).toThrow(RangeError)
    expect(() => createRandom(1).weighted([])).toThrow(RangeError)
  })
})
