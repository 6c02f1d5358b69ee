import { isIPv6 } from 'node:net'

/**
 * Returns the key for limits per client: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household owns a whole /64 network.
 */
export function clientNetwork(ip: string): string {
  const address = withoutPort(ip).replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    // An IPv4 address at the end of an IPv6 address counts as two groups.
    const missing = 8 - groups.length - after.length - (tail.includes('.') ? 1 : 0)
    groups.push(...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after)
  }
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

/** Some load balancers append the port to the address. The port differs for each connection. */
function withoutPort(ip: string): string {
  const told = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip)
  return told?.[1] ?? told?.[2] ?? ip
}
