import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../../config/loopback.ts'

/**
 * Whether a request comes from this machine: over a loopback connection, under a loopback host name, and not
 * through a proxy. The content of proxy headers is never trusted, but a request with such a header counts as
 * remote. The check of `Host` stops DNS rebinding: a foreign page whose host name resolves to this machine
 * still sends its own host name.
 */
export function isLocalRequest({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  const { headers, socket } = raw
  if (Object.keys(headers).some(isProxyHeader)) return false
  return isLoopback(withoutPort(headers.host ?? '')) && isLoopback(plainAddress(socket.remoteAddress ?? ''))
}

/** Headers that only a proxy adds, including non-standard headers of CDNs. */
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

/** Removes the prefix `::ffff:`, which a server that listens on IPv6 sees before an IPv4 address. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/i, '')
}
