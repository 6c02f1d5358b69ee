import type { IncomingMessage } from 'node:http'

/** Where a request comes from: the nearest address that is not this machine, as Fastify finds it for its requests. */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const told = headers['x-forwarded-for'] ?? ''
  const passed = (Array.isArray(told) ? told.join(',') : told).split(',').map((one) => one.trim())
  const nearestFirst = [socket.remoteAddress ?? '', ...passed.filter((one) => one !== '').toReversed()]
  return nearestFirst.find((address) => !isLoopbackAddress(address)) ?? nearestFirst.at(-1) ?? ''
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address)
}
