import { BlockList, isIP } from 'node:net'

/** Whether an address is a trusted proxy, whose forwarding headers count. */
export type ProxyTrust = (address: string) => boolean

/** Stands for this machine in a list of proxies. */
const THIS_MACHINE = 'loopback'
export const DEFAULT_PROXIES: readonly string[] = [THIS_MACHINE]

/** Trusts the addresses (`10.0.0.5`), networks (`10.0.0.0/8`) and `loopback` of a list that passed `isProxy`. */
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
  // A forwarding header may hold any text.
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

/** Whether a text names a proxy. `/0` networks are refused: with one, any visitor could forge an address. */
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
