import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UNUSED_OPTIONS } from './slim-router.ts'

const SRC = join(import.meta.dirname, 'src')
const options = new RegExp(`^ {2,4}(${UNUSED_OPTIONS.join('|')})\\b\\s*[:,(]`, 'm')

/** Returns what the file passes to the router: the rest of it is formatted with another indent, or is not in it. */
function setOptions(file: string): readonly string[] {
  const call = /createFileRoute\([^)]*\)\(\{\n([\s\S]+?)\n\}\)|createRouter\(\{\n([\s\S]+?)\n {2}\}\)/
  const [, route = '', router = ''] = call.exec(readFileSync(join(SRC, file), 'utf8')) ?? []
  return (route || router).split('\n').filter((line) => (route ? /^ {2}\w/ : /^ {4}\w/).test(line))
}

test.each([
  'router.tsx',
  ...globSync('routes/**/*.tsx', { cwd: SRC }),
])('%s sets no option that the router of the browser was freed of', (file) => {
  const lines = setOptions(file)
  if (!file.endsWith('__root.tsx')) expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => options.test(line))).toEqual([])
})
