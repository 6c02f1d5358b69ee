import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, isLoopbackAddress } from './client-address.ts'

test.each([
  ['a client without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
  ['a client that makes up a proxy', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a client of a proxy on this machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a client of that proxy that makes up another', '::1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a client of two proxies on this machine', '::ffff:127.0.0.1', '203.0.113.7, 127.0.0.1', '203.0.113.7'],
  ['this machine', '127.0.0.1', undefined, '127.0.0.1'],
])('%s is known by its own address', (_, remoteAddress, forwarded, expected) => {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }
  expect(clientAddress(request as unknown as IncomingMessage)).toBe(expected)
})

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['::ffff:10.0.0.1', false],
])('%s is this machine: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected)
})
