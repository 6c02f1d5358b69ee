import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { createNetworkLimits } from './network-limits.ts'

function limits(over: { connectionsPerNetwork?: number; connectsPerNetworkPerSecond?: number }) {
  const clock = { now: 0 }
  return {
    clock,
    networks: createNetworkLimits(
      { ...LIMITS, connectionsPerNetwork: 1_000, connectsPerNetworkPerSecond: 1_000, ...over },
      () => clock.now,
    ),
  }
}

test('a network has so many connections at once, and room again when one ends', () => {
  const { networks } = limits({ connectionsPerNetwork: 2 })
  expect([1, 2, 3].map(() => networks.admit('10.0.0.1'))).toEqual([true, true, false])
  expect(networks.admit('10.0.0.2')).toBe(true)
  networks.release('10.0.0.1')
  expect(networks.admit('10.0.0.1')).toBe(true)
})

test('a network makes so many connections a second', () => {
  const { networks, clock } = limits({ connectsPerNetworkPerSecond: 2 })
  expect([1, 2, 3].map(() => networks.admit('10.0.0.1'))).toEqual([true, true, false])
  clock.now += 500
  expect([1, 2].map(() => networks.admit('10.0.0.1'))).toEqual([true, false])
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', false],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
  ['::ffff:10.0.0.1', '10.0.0.1', false],
])('%s and %s are different networks: %s', (one, other, isAdmitted) => {
  const { networks } = limits({ connectionsPerNetwork: 1 })
  expect(networks.admit(one)).toBe(true)
  expect(networks.admit(other)).toBe(isAdmitted)
})
