import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['GZIP;Q=1', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity;q=0.5, br;q=0.1', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['br;q=nonsense', 'identity'],
  [',,;;q=,', 'identity'],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})
