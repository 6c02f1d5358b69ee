import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHUNKS } from './chunk-folders.ts'

const ROOT = join(import.meta.dirname, '../..')

test.each(CHUNKS)('every path of the chunk $name exists', ({ paths }) => {
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
