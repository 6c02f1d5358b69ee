import type { IncomingMessage } from 'node:http'
import type { ProxyTrust } from '../http/connections/proxy-trust.ts'

/**
 * Returns the client's address: going back from the socket through `X-Forwarded-For`, the first address that
 * does not belong to a trusted proxy. Fastify applies the same rule to ordinary requests.
 */
export function clientAddress({ socket, headers }: IncomingMessage, isTrustedProxy: ProxyTrust): string {
  const header = headers['x-forwarded-for'] ?? ''
  const passed = (Array.isArray(header) ? header.join(',') : header).split(',').map((one) => one.trim())
  const nearestFirst = [socket.remoteAddress ?? '', ...passed.filter((one) => one !== '').toReversed()]
  return nearestFirst.find((address) => !isTrustedProxy(address)) ?? nearestFirst.at(-1) ?? ''
}
