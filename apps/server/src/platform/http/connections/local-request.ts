import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/loopback.ts'

/**
 * Whether a request comes from this machine itself: over a loopback connection, by a name of this machine, and not
 * through a proxy. What headers say of another host or address is never believed here, only that they exist: a foreign
 * page that leads to this machine under its own name has that name in `Host`.
 */
export function isLocalRequest({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  const { headers, socket } = raw
  if (Object.keys(headers).some(isProxyHeader)) return false
  return isLoopback(withoutPort(headers.host ?? '')) && isLoopback(plainAddress(socket.remoteAddress ?? ''))
}

/** Headers that only somebody in between adds; also those of networks in front that are not a standard. */
const PROXY_HEADERS: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
])

function isProxyHeader(name: string): boolean {
  return name.startsWith('x-forwarded') || PROXY_HEADERS.has(name)
}

function withoutPort(host: string): string {
  return host.replace(/:\d*$/, '')
}

/** An IPv4 address as a server that listens on IPv6 sees it. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
