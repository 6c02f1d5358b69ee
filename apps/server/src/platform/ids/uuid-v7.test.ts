import { expect, test } from 'vitest'
import { isUuid, sequentialUuidV7, uuidV7 } from './uuid-v7.ts'

test('an id has version 7, the RFC variant and a leading timestamp', () => {
  const id = uuidV7(new Date(0x0198_1234_5678), new Uint8Array(10).fill(0xff))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7fff-bfff-ffffffffffff$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(0x0198_1234_5678)
})

test('an id made a millisecond later sorts later', () => {
  const first = uuidV7(new Date(1_790_000_000_000))
  const second = uuidV7(new Date(1_790_000_000_001))
  expect(first < second).toBe(true)
})

test('sequential ids of one millisecond sort in the order of their creation, and are ids of version 7', () => {
  const at = new Date(1_790_000_000_000)
  const ids = Array.from({ length: 5_000 }, () => sequentialUuidV7(at))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(sequentialUuidV7(new Date(at.getTime() + 1)) > (ids.at(-1) ?? '')).toBe(true)
})

test('only the canonical notation counts as a UUID', () => {
  expect(isUuid(uuidV7(new Date()))).toBe(true)
  expect(isUuid(uuidV7(new Date()).toUpperCase())).toBe(true)
  expect(isUuid('zamovlennia-7-4a')).toBe(false)
  expect(isUuid(`${uuidV7(new Date())}0`)).toBe(false)
})
