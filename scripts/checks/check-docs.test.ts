import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkDocs } from './check-docs.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

const SOUND: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "root", "scripts": { "verify": "x" } }',
  'README.md': [
    '# Verstat',
    'See [the shape](ARCHITECTURE.md#who-may-import-whom), [us](https://example.org/none.md), `npm run verify`.',
    'Names `apps/server/src/main.ts`, `apps/server/src/*.ts`, `apps/server/src/modules/X`, `and/or`, `modules/orders/index.ts`, `/orders`.',
    '```',
    '[example](gone.md)',
    '```',
  ].join('\n'),
  'ARCHITECTURE.md': '# Shape\n\n## Who may import whom\n\n[back](./README.md)',
  'CONTRIBUTING.md': 'Read `ARCHITECTURE.md`.',
  'docs/decisions/001-first.md': '[up](../../README.md) and `apps/server/src/main.ts`',
  'apps/server/src/main.ts': '',
  'apps/server/src/modules/orders/index.ts': '',
}

test('valid documents have no faults', () => {
  expect(faultsOf({})).toEqual([])
})

test.each([
  [
    'a link to a file that does not exist',
    { 'docs/a.md': '[x](gone.md)' },
    /docs\/a\.md:1 links to gone\.md/,
  ],
  [
    'a picture that is gone',
    { 'docs/a.md': '\n![x](pictures/home.png)' },
    /docs\/a\.md:2 links to pictures\/home\.png/,
  ],
  [
    'a link to a heading that does not exist',
    { 'docs/a.md': '[x](../ARCHITECTURE.md#how)' },
    /no such heading/,
  ],
  [
    'a path that is gone',
    { 'docs/a.md': 'See `apps/server/src/gone.ts`.' },
    /names apps\/server\/src\/gone\.ts/,
  ],
  [
    'a pattern that fits nothing',
    { 'docs/a.md': '`apps/server/src/*.sql`' },
    /names apps\/server\/src\/\*\.sql/,
  ],
  ['a command that does not exist', { 'docs/a.md': 'npm run launch' }, /names npm run launch/],
  [
    'a generated document that is out of date',
    {
      'scripts/print-configuration.ts':
        "console.error('configuration.md is out of date')\nprocess.exitCode = 1",
    },
    /configuration\.md is out of date/,
  ],
])('%s is caught', (_, planted, expected) => {
  expect(faultsOf(planted).join('\n')).toMatch(expected)
})

test('files left by a run do not count as folders of the repository', () => {
  const root = plant({ 'docs/a.md': 'The large one is in `data/bench`.' })
  mkdirSync(join(root, 'data/postgres'), { recursive: true })
  writeFileSync(join(root, 'data/postgres/base'), '')
  expect(checkDocs(root).faults).toEqual([])
})

test('a missing README is caught', () => {
  const root = plant({})
  rmSync(join(root, 'README.md'))
  expect(checkDocs(root).faults.join('\n')).toMatch(/README\.md is missing/)
})

test('a document tracked by git but not read fails the check', () => {
  expect(() => faultsOf({ 'docs/dist/hidden.md': 'x' })).toThrow(/not docs\/dist\/hidden\.md/)
})

function faultsOf(planted: Readonly<Record<string, string>>): readonly string[] {
  return checkDocs(plant(planted)).faults
}

function plant(planted: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'check-docs-'))
  roots.push(root)
  for (const [path, text] of Object.entries({ ...SOUND, ...planted })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  execFileSync('git', ['add', '--all', '--force'], { cwd: root })
  return root
}
