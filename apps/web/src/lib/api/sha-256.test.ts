import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from './sha-256.ts'

test('digests equal those of Node', () => {
  const ascii = fc.string({ unit: 'binary-ascii', maxLength: 200 })
  fc.assert(
    fc.property(ascii, (text) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

test('texts about as long as a block have the right digest', () => {
  for (const length of [0, 54, 55, 56, 63, 64, 65, 119, 120, 128]) {
    const text = 'a'.repeat(length)
    expect(sha256Hex(text), `${length}`).toBe(createHash('sha256').update(text).digest('hex'))
  }
})
