import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPieces, packPiece } from './gzip-pieces.ts'

const unpack = (chunks: readonly Buffer[]) => gunzipSync(Buffer.concat(chunks))

test('parts that were compressed apart are one text', async () => {
  const texts = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('повтор '.repeat(9_000))), {
    maxLength: 9,
  })
  await fc.assert(
    fc.asyncProperty(texts, async (parts) => {
      const pieces = await Promise.all(parts.map((part) => packPiece(Buffer.from(part))))
      expect(unpack(joinPieces(pieces)).toString()).toBe(parts.join(''))
    }),
  )
})

test('a part stands in many texts', async () => {
  const [head, one, other] = await Promise.all(
    ['голова ', 'перший', 'другий'].map((t) => packPiece(Buffer.from(t))),
  )
  if (!head || !one || !other) throw new Error('no parts')
  expect(unpack(joinPieces([head, one])).toString()).toBe('голова перший')
  expect(unpack(joinPieces([head, other, head])).toString()).toBe('голова другийголова ')
})
