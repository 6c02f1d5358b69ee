import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chosenSuites, SOAK_SUITES } from './soak-suites.ts'

const PROJECT_DIR = join(import.meta.dirname, '../..')

test('every suite and everything it guards is there', () => {
  const paths = SOAK_SUITES.flatMap(({ tests, guards }) => [...tests, ...guards])
  expect(paths.filter((path) => !existsSync(join(PROJECT_DIR, path)))).toEqual([])
})

test('a change calls for what guards it, a change of the harness for all, another for none', () => {
  const testsFor = (path: string) => chosenSuites([path]).flatMap(({ tests }) => tests)
  expect(testsFor('packages/realtime/src/index.ts')).toEqual(['packages/realtime/src/upstream'])
  expect(chosenSuites(['vitest.config.ts'])).toEqual(SOAK_SUITES)
  expect(chosenSuites(['README.md'])).toEqual([])
})

test('where changes are unknown, what no other command runs is run', () => {
  expect(chosenSuites(null).map(({ tests }) => tests)).toEqual([['packages/realtime/src/upstream']])
})
