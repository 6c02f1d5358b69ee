import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeLicences } from './describe-licences.ts'

const faultsOf = (name: string, license?: string, more: object = {}) =>
  describeLicences({ [`node_modules/${name}`]: { ...(license ? { license } : {}), ...more } }).faults

test.each([
  ['GPL-3.0-only', /GPL-3.0-only, which is not among/],
  ['MIT AND AGPL-3.0-or-later', /AGPL-3.0-or-later, which is not among/],
  ['SEE LICENSE IN x', /not among/],
  ['LGPL-2.1', /say in weak-copyleft.ts/],
  [undefined, /unknown/],
])('a package under %s is refused', (license, fault) => {
  expect(faultsOf('planted', license)).toEqual([expect.stringMatching(fault)])
})

test('a choice is taken, and what only tests need does not count', () => {
  expect(faultsOf('planted', '(MIT OR GPL-3.0-or-later)')).toEqual([])
  expect(faultsOf('planted', 'GPL-3.0-only', { dev: true })).toEqual([])
  expect(faultsOf('a/node_modules/occt-import-js', 'LGPL-2.1')).toEqual([])
})

test('the packages of the project are all described, and those under the LGPL lie where the text says', () => {
  const root = join(import.meta.dirname, '../..')
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { text, faults } = describeLicences(lock.packages)
  expect(faults).toEqual([])
  for (const name of ['occt-import-js', '@img/sharp-libvips-…', 'lightningcss'])
    expect(text).toContain(`### ${name}`)
  const folder = join(root, 'node_modules/occt-import-js/dist')
  for (const file of ['occt-import-js.wasm', 'license.occt.txt'])
    expect(readFileSync(join(folder, file)).length).toBeGreaterThan(0)
})
