import { BlockList, isIP } from 'node:net'

/**
 * Whether an address is a trusted proxy. Only trusted proxies may tell the client's address in
 * `X-Forwarded-For`.
 */
export type ProxyTrust = (address: string) => boolean

/** In a list of proxies, this word means this machine. */
const THIS_MACHINE = 'loopback'
export const DEFAULT_PROXIES: readonly string[] = [THIS_MACHINE]

/**
 * Creates the check for a list of trusted proxies: addresses (`10.0.0.5`), networks (`10.0.0.0/8`) and
 * `loopback`. Each entry must have passed `isProxy`.
 */
export function createProxyTrust(proxies: readonly string[]): ProxyTrust {
  const trusted = new BlockList()
  for (const proxy of proxies) {
    if (proxy === THIS_MACHINE) {
      trusted.addSubnet('127.0.0.0', 8, 'ipv4')
      trusted.addAddress('::1', 'ipv6')
      continue
    }
    const [address = '', bits] = proxy.split('/')
    const family = familyOf(address)
    if (bits === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(bits), family)
  }
  // A forwarding header may hold any text instead of an address.
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

/**
 * Whether a text is a valid entry in the list of trusted proxies. A `/0` network is refused: it would make
 * everybody a trusted proxy, so any visitor could forge an address.
 */
export function isProxy(text: string): boolean {
  if (text === THIS_MACHINE) return true
  const [address = '', bits, more] = text.split('/')
  if (isIP(address) === 0 || address.includes('%') || more !== undefined) return false
  if (bits === undefined) return true
  const most = isIP(address) === 4 ? 32 : 128
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}
