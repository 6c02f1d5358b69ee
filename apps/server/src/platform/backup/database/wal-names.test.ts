import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHistory, parseSegment, segmentAt, segmentName, startOfSegment } from './wal-names.ts'

const MB = 2 ** 20

test('segments are named as PostgreSQL names them', () => {
  expect(segmentName({ timeline: 1, number: 42 }, 16 * MB)).toBe('00000001000000000000002A')
  expect(segmentName({ timeline: 18, number: 257 }, 16 * MB)).toBe('000000120000000100000001')
  expect(segmentAt('0/2A000028', 16 * MB)).toBe(42)
  expect(startOfSegment(257, 16 * MB)).toBe('1/1000000')
})

test('a name is read back as the segment that it was made from, at any size of segments', () => {
  const segment = fc.record({ timeline: fc.nat(1_000_000), number: fc.nat(2 ** 31) })
  fc.assert(
    fc.property(segment, fc.constantFrom(1, 16, 64, 1024), (each, megabytes) => {
      const bytes = megabytes * MB
      expect(parseSegment(segmentName(each, bytes), bytes)).toEqual(each)
      expect(segmentAt(startOfSegment(each.number, bytes), bytes)).toBe(each.number)
    }),
  )
})

test('other files of the folder are no segments', () => {
  const others = ['00000002.history', 'archive_status', '00000001000000000000002A.partial', 'summaries']
  expect(others.map((name) => parseSegment(name, 16 * MB))).toEqual([null, null, null, null])
  expect(others.filter(isHistory)).toEqual(['00000002.history'])
})
