import type { IncomingMessage } from 'node:http'
import type { ProxyTrust } from '../http/connections/proxy-trust.ts'

/** The client's address: the nearest one that is no trusted proxy. Fastify applies the same rule to its requests. */
export function clientAddress({ socket, headers }: IncomingMessage, isTrustedProxy: ProxyTrust): string {
  const header = headers['x-forwarded-for'] ?? ''
  const passed = (Array.isArray(header) ? header.join(',') : header).split(',').map((one) => one.trim())
  const nearestFirst = [socket.remoteAddress ?? '', ...passed.filter((one) => one !== '').toReversed()]
  return nearestFirst.find((address) => !isTrustedProxy(address)) ?? nearestFirst.at(-1) ?? ''
}
