import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GROUP_FILES } from './chunk-groups.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILES = globSync('{apps/web,packages/*}/src/**/*.{ts,tsx}', { cwd: ROOT }).map((path) =>
  path.replaceAll('\\', '/'),
)

test.each(
  Object.entries(GROUP_FILES),
)('each pattern of the chunk %s matches a source file', (_, patterns) => {
  const lost = patterns.filter((pattern) => !FILES.some((path) => pattern.test(path)))
  expect(lost).toEqual([])
})
