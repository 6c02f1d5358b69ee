import { isIPv6 } from 'node:net'

/** What one caller is counted by: an IPv4 address, or the /64 of an IPv6 one, which one household has whole. */
export function clientNetwork(ip: string): string {
  const address = withoutPort(ip).replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':')
    // A dotted end stands for two groups.
    const missing = 8 - groups.length - after.length - (tail.includes('.') ? 1 : 0)
    groups.push(...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after)
  }
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

/** Some balancers tell the port as well, and each connection has another. */
function withoutPort(ip: string): string {
  const told = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip)
  return told?.[1] ?? told?.[2] ?? ip
}
