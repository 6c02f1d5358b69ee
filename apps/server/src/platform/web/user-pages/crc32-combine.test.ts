import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineCrc, crcShift } from './crc32-combine.ts'

test('the checksum of two texts follows from those of each', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 300 }), (one, other) => {
      const whole = crc32(Buffer.concat([one, other]))
      expect(combineCrc(crc32(one), crc32(other), crcShift(other.length))).toBe(whole)
    }),
  )
})

test('a long text moves the checksum as far as a short one', () => {
  const long = Buffer.alloc(1_234_567, 'верстат')
  expect(combineCrc(crc32('a'), crc32(long), crcShift(long.length))).toBe(crc32(long, crc32('a')))
})
