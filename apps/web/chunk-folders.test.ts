import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHUNKS } from './chunk-folders.ts'

const ROOT = join(import.meta.dirname, '../..')

test.each(CHUNKS)('every folder of the chunk $name exists', ({ folders }) => {
  expect(folders.filter((folder) => !existsSync(join(ROOT, folder)))).toEqual([])
})
