import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { originCheck } from './origin-check.ts'

const check = originCheck(['https://site.example'])

test.each([
  [undefined, true],
  ['https://site.example', true],
  ['http://rt.example', true],
  ['https://site.example.evil', false],
  ['https://other.example', false],
  ['null', false],
])('a page of %s may connect: %s', (origin, isAllowed) => {
  expect(check({ headers: { host: 'rt.example', origin } } as IncomingMessage)).toBe(isAllowed)
})
