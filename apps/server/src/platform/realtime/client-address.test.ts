import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createProxyTrust } from '../http/connections/proxy-trust.ts'
import { clientAddress } from './client-address.ts'

const isTrustedProxy = createProxyTrust(['loopback', '10.0.0.5'])

test.each([
  ['a client without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
  ['a client that makes up a proxy', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a client of a proxy on this machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a client of that proxy that makes up another', '::1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a client of two proxies on this machine', '::ffff:127.0.0.1', '203.0.113.7, 127.0.0.1', '203.0.113.7'],
  ['a client of a trusted proxy elsewhere', '10.0.0.5', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a client that makes up that proxy', '203.0.113.7', '198.51.100.1, 10.0.0.5', '203.0.113.7'],
  ['this machine', '127.0.0.1', undefined, '127.0.0.1'],
])('%s is identified by its own address', (_, remoteAddress, forwarded, expected) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }
  expect(clientAddress(request as unknown as IncomingMessage, isTrustedProxy)).toBe(expected)
})
