import type { IncomingMessage } from 'node:http'
import type { ProxyTrust } from '../http/connections/proxy-trust.ts'

/** The client's address: the nearest one that is no trusted proxy. Fastify applies the same rule to its requests. */
export function clientAddress({ socket, headers }: IncomingMessage, trusts: ProxyTrust): string {
  const told = headers['x-forwarded-for'] ?? ''
  const passed = (Array.isArray(told) ? told.join(',') : told).split(',').map((one) => one.trim())
  const nearestFirst = [socket.remoteAddress ?? '', ...passed.filter((one) => one !== '').toReversed()]
  return nearestFirst.find((address) => !trusts(address)) ?? nearestFirst.at(-1) ?? ''
}
