import { expect, test } from 'vitest'
import { createProxyTrust, isProxy } from './proxy-trust.ts'

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '127.8.8.8', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '128.0.0.1', false],
  ['loopback', '10.0.0.5', false],
  ['10.0.0.5', '10.0.0.5', true],
  ['10.0.0.5', '::ffff:10.0.0.5', true],
  ['10.0.0.5', '10.0.0.6', false],
  ['10.0.0.5', '127.0.0.1', false],
  ['10.0.0.0/8', '10.255.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['fd00::/8', 'fd12:3456::1', true],
  ['fd00::/8', '2001:db8::1', false],
  ['10.0.0.0/8', 'unknown', false],
  ['10.0.0.0/8', '', false],
])('with the proxies %s, trust in %s is %s', (proxy, address, expected) => {
  expect(createProxyTrust([proxy])(address)).toBe(expected)
})

test('with an empty list no proxy is trusted, not even this machine', () => {
  expect(createProxyTrust([])('127.0.0.1')).toBe(false)
})

test.each([
  'loopback',
  '10.0.0.5',
  '10.0.0.0/8',
  '192.168.0.1/32',
  '::1',
  'fd00::/8',
])('%s is a valid proxy', (text) => {
  expect(isProxy(text)).toBe(true)
})

test.each([
  '',
  'proxy.example',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '0.0.0.0/0',
  '::/0',
  'fe80::1%eth0',
])('%j is not a valid proxy', (text) => {
  expect(isProxy(text)).toBe(false)
})
