import { isIPv6 } from 'node:net'
import type { Limits } from './limits.ts'

export type NetworkLimits = {
  /**
   * Counts a new connection. Returns false when the client's network has too many connections, or opens too
   * many at once.
   */
  readonly admit: (address: string) => boolean
  /**
   * Counts an HTTP request with commands of a client without a websocket. Returns false when the network
   * sends too many requests at once.
   */
  readonly admitRequest: (address: string) => boolean
  readonly release: (address: string) => void
}

/** When more networks than this are stored, networks whose token bucket is full are deleted. */
const REMEMBERED = 1_000

export function createNetworkLimits(limits: Limits, now: () => number): NetworkLimits {
  const { connectionsPerNetwork, connectsPerNetworkPerSecond, requestsPerNetworkPerSecond } = limits
  const open = new Map<string, number>()
  const mayConnect = createRate(connectsPerNetworkPerSecond, now)
  const admitRequest = createRate(requestsPerNetworkPerSecond, now)
  return {
    admit(address) {
      const network = networkOf(address)
      const count = open.get(network) ?? 0
      if (count >= connectionsPerNetwork || !mayConnect(network)) return false
      open.set(network, count + 1)
      return true
    },
    admitRequest: (address) => admitRequest(networkOf(address)),
    release(address) {
      const network = networkOf(address)
      const count = open.get(network) ?? 0
      if (count > 1) open.set(network, count - 1)
      else open.delete(network)
    },
  }
}

/** Creates a token bucket for each network: `perSecond` events per second, with bursts of the same size. */
function createRate(perSecond: number, now: () => number): (network: string) => boolean {
  const credits = new Map<string, { readonly credit: number; readonly at: number }>()

  function creditOf(network: string, at: number): number {
    const before = credits.get(network) ?? { credit: perSecond, at }
    return Math.min(perSecond, before.credit + ((at - before.at) / 1000) * perSecond)
  }

  return (network) => {
    const at = now()
    const credit = creditOf(network, at)
    if (credits.size > REMEMBERED && !credits.has(network)) {
      for (const other of credits.keys()) if (creditOf(other, at) === perSecond) credits.delete(other)
    }
    credits.set(network, { credit: credit >= 1 ? credit - 1 : credit, at })
    return credit >= 1
  }
}

/**
 * Returns an IPv4 address, or the /64 network of an IPv6 address, because one subscriber owns a whole /64
 * network.
 */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '')
  const [head = '', tail = ''] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const missing = address.includes('::') ? 8 - before.length - after.length : 0
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4).join(':')
}
