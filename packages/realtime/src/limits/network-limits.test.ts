import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { createNetworkLimits } from './network-limits.ts'

function limits(over: {
  connectionsPerNetwork?: number
  connectsPerNetworkPerSecond?: number
  requestsPerNetworkPerSecond?: number
}) {
  const clock = { now: 0 }
  return {
    clock,
    networks: createNetworkLimits(
      { ...LIMITS, connectionsPerNetwork: 1_000, connectsPerNetworkPerSecond: 1_000, ...over },
      () => clock.now,
    ),
  }
}

test("a network's concurrent connections are limited, and a closed one frees a slot", () => {
  const { networks } = limits({ connectionsPerNetwork: 2 })
  expect([1, 2, 3].map(() => networks.admit('10.0.0.1'))).toEqual([true, true, false])
  expect(networks.admit('10.0.0.2')).toBe(true)
  networks.release('10.0.0.1')
  expect(networks.admit('10.0.0.1')).toBe(true)
})

test("a network's new connections per second are limited", () => {
  const { networks, clock } = limits({ connectsPerNetworkPerSecond: 2 })
  expect([1, 2, 3].map(() => networks.admit('10.0.0.1'))).toEqual([true, true, false])
  clock.now += 500
  expect([1, 2].map(() => networks.admit('10.0.0.1'))).toEqual([true, false])
})

test('thousands of people behind one carrier address can connect, and reconnect after a restart', () => {
  const clock = { now: 0 }
  const networks = createNetworkLimits(LIMITS, () => clock.now)
  let [open, refused] = [0, 0]
  // 5,000 people open two tabs each. Clients retry for a minute.
  for (; clock.now < 60_000 && open < 10_000; clock.now += 100) {
    for (let n = 0; n < 25; n += 1) {
      if (networks.admit('198.51.100.7')) open += 1
      else refused += 1
    }
  }
  expect(open).toBe(10_000)
  expect(refused).toBeLessThan(open)
  expect(networks.admit('198.51.100.7')).toBe(false)
  expect(networks.admit('198.51.100.8')).toBe(true)
})

test('requests of emulated connections have their own rate', () => {
  const { networks, clock } = limits({ connectsPerNetworkPerSecond: 1, requestsPerNetworkPerSecond: 2 })
  expect([1, 2, 3].map(() => networks.admitRequest('10.0.0.1'))).toEqual([true, true, false])
  expect(networks.admit('10.0.0.1')).toBe(true)
  clock.now += 500
  expect([1, 2].map(() => networks.admitRequest('10.0.0.1'))).toEqual([true, false])
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
