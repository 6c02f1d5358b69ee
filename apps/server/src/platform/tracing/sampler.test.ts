import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSampler, SAMPLERS } from './sampler.ts'

const ids = Array.from({ length: 2_000 }, () => randomBytes(16).toString('hex'))
const caller = (isSampled: boolean) => ({ traceId: '1'.repeat(32), spanId: '2'.repeat(16), isSampled })

test.each([
  ['always_on', 0, 1],
  ['always_off', 1, 0],
  ['traceidratio', 1, 1],
  ['traceidratio', 0, 0],
  ['parentbased_always_on', 0, 1],
  ['parentbased_always_off', 1, 0],
] as const)('%s with the argument %d chooses the share %d of traces', (name, ratio, share) => {
  const sampler = createSampler(name, ratio)
  expect(ids.filter((id) => sampler(id, undefined))).toHaveLength(ids.length * share)
})

test('a ratio chooses about that share, and every process chooses the same traces', () => {
  const [one, two] = [createSampler('traceidratio', 0.25), createSampler('parentbased_traceidratio', 0.25)]
  const chosen = ids.filter((id) => one(id, undefined))
  expect(chosen.length / ids.length).toBeCloseTo(0.25, 1)
  expect(ids.filter((id) => two(id, undefined))).toEqual(chosen)
})

test('the samplers named parentbased leave the choice to the caller, the others do not', () => {
  for (const name of SAMPLERS) {
    const sampler = createSampler(name, 0.5)
    const choices = [true, false].map(
      (isSampled) => ids.filter((id) => sampler(id, caller(isSampled))).length,
    )
    if (name.startsWith('parentbased_')) expect([name, choices]).toEqual([name, [ids.length, 0]])
    else expect(choices[0]).toBe(choices[1])
  }
})
