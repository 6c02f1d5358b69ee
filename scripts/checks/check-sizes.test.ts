import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSizes, type SizeException } from './check-sizes.ts'

const lines = (count: number) => '//\n'.repeat(count)

function check(files: Readonly<Record<string, string>>, exceptions: Record<string, SizeException> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'check-sizes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkSizes(root, exceptions).faults
}

const folder = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}/file-${at}.ts`, '']))

test('a folder may have 25 source files; other files do not count', () => {
  expect(check({ ...folder('a', 25), 'a/README.md': '', 'a/b/more.ts': '' })).toEqual([])
  expect(check(folder('a', 26))).toEqual(['a has 26 source files, at most 25'])
})

test('a file may have 300 lines, a test 400, data any number', () => {
  expect(check({ 'a/one.ts': lines(300), 'a/one.test.ts': lines(400) })).toEqual([])
  expect(check({ 'a/one.ts': lines(301) })).toEqual(['a/one.ts has 301 lines, at most 300'])
  expect(check({ 'a/one.test.tsx': lines(401) })).toEqual(['a/one.test.tsx has 401 lines, at most 400'])
  expect(check({ 'packages/dictionaries/src/all.ts': lines(900), 'a/one.ts': '' })).toEqual([])
})

test('an exception has its own limit and must be removed when unneeded', () => {
  const exceptions = { 'a/one.ts': { max: 310, reason: 'a test' } }
  expect(check({ 'a/one.ts': lines(310) }, exceptions)).toEqual([])
  expect(check({ 'a/one.ts': lines(311) }, exceptions)).toEqual(['a/one.ts has 311 lines, at most 310'])
  expect(check({ 'a/one.ts': lines(200) }, exceptions)).toEqual([
    'a/one.ts no longer needs its exception in scripts/checks/check-sizes.ts',
  ])
})
