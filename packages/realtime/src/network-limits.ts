import { isIPv6 } from 'node:net'
import type { Limits } from './limits.ts'

export type NetworkLimits = {
  /** Counts a connection of an address in; false: the network has too many, or too many at once. */
  readonly admit: (address: string) => boolean
  /** Counts an admitted connection out. */
  readonly release: (address: string) => void
}

type Count = { open: number; credit: number; at: number }

/** Keeps one network from taking all connections. */
export function createNetworkLimits(limits: Limits, now: () => number): NetworkLimits {
  const { connectionsPerNetwork, connectsPerNetworkPerSecond: rate } = limits
  const counts = new Map<string, Count>()
  return {
    admit(address) {
      const network = networkOf(address)
      const at = now()
      const count = counts.get(network) ?? { open: 0, credit: rate, at }
      const credit = Math.min(rate, count.credit + ((at - count.at) / 1000) * rate)
      const isAdmitted = count.open < connectionsPerNetwork && credit >= 1
      counts.set(network, {
        open: count.open + (isAdmitted ? 1 : 0),
        credit: isAdmitted ? credit - 1 : credit,
        at,
      })
      return isAdmitted
    },
    release(address) {
      const network = networkOf(address)
      const count = counts.get(network)
      if (!count) return
      count.open -= 1
      if (count.open === 0 && counts.size > 1_000) counts.delete(network)
    },
  }
}

/** An IPv4 address, or the half of an IPv6 address that one subscriber has. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '')
  const [head = '', tail = ''] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const missing = address.includes('::') ? 8 - before.length - after.length : 0
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4).join(':')
}
