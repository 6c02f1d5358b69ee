import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chosenSuites, SOAK_SUITES } from './soak-suites.ts'

const PROJECT_DIR = join(import.meta.dirname, '../..')

test('the tests and the guarded files of every suite exist', () => {
  const paths = SOAK_SUITES.flatMap(({ tests, guards }) => [...tests, ...guards])
  expect(paths.filter((path) => !existsSync(join(PROJECT_DIR, path)))).toEqual([])
})

test('a changed file selects the suites that guard it, and a change of the test tools selects all suites', () => {
  const testsFor = (path: string) => chosenSuites([path]).flatMap(({ tests }) => tests)
  expect(testsFor('packages/realtime/src/index.ts')).toEqual(['packages/realtime/src/upstream'])
  expect(chosenSuites(['vitest.config.ts'])).toEqual(SOAK_SUITES)
  expect(chosenSuites(['README.md'])).toEqual([])
})

test('when changes are unknown, the suites that no other command runs are selected', () => {
  expect(chosenSuites(null).map(({ tests }) => tests)).toEqual([['packages/realtime/src/upstream']])
})
