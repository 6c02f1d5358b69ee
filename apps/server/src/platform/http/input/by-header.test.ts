import { expect, test } from 'vitest'
import { byHeader } from './by-header.ts'

function countingReader() {
  let reads = 0
  const read = byHeader((header) => {
    reads += 1
    return header.length
  })
  return { read, reads: () => reads }
}

test('a header is read once', () => {
  const { read, reads } = countingReader()
  expect([read('uk'), read('uk'), read('en;q=0.5')]).toEqual([2, 2, 8])
  expect(reads()).toBe(2)
})

test('neither many different headers nor long ones are stored', () => {
  const { read, reads } = countingReader()
  const long = 'x'.repeat(8_000)
  for (let turn = 0; turn < 2; turn += 1) expect(read(long)).toBe(8_000)
  expect(reads()).toBe(2)
  for (let number = 0; number < 1_000; number += 1) read(String(number))
  const before = reads()
  read('0')
  expect(reads()).toBe(before + 1)
})
