import { expect, test } from 'vitest'
import { sharedBuffers } from './shared-buffers.ts'

test.each([
  [0.5, '128MB'],
  [4, '512MB'],
  [256, '2048MB'],
])('a machine of %d GiB gives the database %s', (gigabytes, size) => {
  expect(sharedBuffers(gigabytes * 2 ** 30)).toBe(size)
})
