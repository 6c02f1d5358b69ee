import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** A small repository with the same structure as ours. It breaks no rule. */
const SOUND: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "root", "devDependencies": { "vitest": "1" } }',
  'packages/contract/package.json':
    '{ "name": "@x/contract", "exports": { ".": "./src/index.ts", "./*": "./src/*.ts" }, "dependencies": { "zod": "1" } }',
  'packages/contract/src/index.ts': "export * from './browser.ts'\nexport * from './order.ts'",
  'packages/contract/src/browser.ts': "export const listOrders = '/v1/order'",
  'packages/contract/src/order.ts': "import * as z from 'zod/mini'\nexport const Order = z.object({})",
  'packages/i18n/package.json': '{ "name": "@x/i18n", "exports": { ".": "./src/words.ts" } }',
  'packages/i18n/src/words.ts': "export const words = ['a']",
  'packages/ui/package.json':
    '{ "name": "@x/ui", "exports": { "./*": "./src/*.tsx" }, "dependencies": { "react": "1" } }',
  'packages/ui/src/button.tsx':
    "import { useId } from 'react'\nexport const Button = () => <b id={useId()} />",
  'apps/server/package.json':
    '{ "name": "@x/server", "dependencies": { "@x/contract": "1", "@x/i18n": "1" } }',
  'apps/server/src/main.ts':
    "import { search } from './modules/search/index.ts'\nimport { log } from './platform/log.ts'\nlog(search)",
  'apps/server/src/platform/log.ts':
    "import { words } from '@x/i18n'\nexport function log(what: unknown) { return [words, what] }",
  'apps/server/src/modules/directory/index.ts': "export { list } from './list.ts'",
  'apps/server/src/modules/directory/list.ts':
    "import { Order } from '@x/contract'\nimport { log } from '../../platform/log.ts'\nexport const list = log(Order)",
  'apps/server/src/modules/search/index.ts': "export { search } from './search.ts'",
  'apps/server/src/modules/search/search.ts':
    "import { list } from '../directory/index.ts'\nexport const search = [list]",
  'apps/web/package.json':
    '{ "name": "@x/web", "dependencies": { "@x/contract": "1", "@x/i18n": "1", "@x/ui": "1" } }',
  'apps/web/src/router.tsx': "import './routes/home.tsx'\nimport './routes/orders.tsx'",
  'apps/web/src/routes/home.tsx':
    "import { row } from '../features/order-row/order-row.ts'\nexport const Route = row",
  'apps/web/src/routes/orders.tsx':
    "import { card } from '../features/card/card.ts'\nexport const Route = card",
  'apps/web/src/features/order-row/order-row.ts':
    "import { listOrders } from '@x/contract/browser'\nimport { words } from '@x/i18n'\nimport { path } from '../../lib/path.ts'\nexport const row = [listOrders, words, path]",
  'apps/web/src/features/card/card.ts':
    "import { Button } from '@x/ui/button'\nimport { notice } from '../shared/notice.ts'\nexport const card = [Button, notice]",
  'apps/web/src/features/shared/notice.ts': 'export const notice = 1',
  'apps/web/src/lib/path.ts': "export const path = '/'",
  'e2e/flow.e2e.ts': "import { Order } from '@x/contract'\nconsole.log(Order)",
  'scripts/seed.ts': "import { log } from '../apps/server/src/platform/log.ts'\nlog(1)",
}

test('a valid repository has no faults', () => {
  expect(faultsOf({})).toEqual([])
})

const PLANTED: ReadonlyArray<readonly [string, Readonly<Record<string, string>>, RegExp]> = [
  [
    'the contract imports another package of the project',
    { 'packages/contract/src/order.ts': "import '@x/i18n'\nexport const Order = 1" },
    /order\.ts:1 .*contract/,
  ],
  [
    'the contract imports anything but zod',
    { 'packages/contract/src/order.ts': "import 'react'\nexport const Order = 1" },
    /zod and nothing else/,
  ],
  [
    'the contract imports Node',
    { 'packages/contract/src/order.ts': "import 'node:fs'\nexport const Order = 1" },
    /browsers do not have/,
  ],
  [
    'i18n imports the contract',
    { 'packages/i18n/src/words.ts': "import '@x/contract'\nexport const words = 1" },
    /i18n-knows-nothing-of-ours/,
  ],
  [
    'the design system imports the package i18n',
    { 'packages/ui/src/button.tsx': "import '@x/i18n'\nimport 'react'\nexport const Button = 1" },
    /ui-knows-nothing-of-ours/,
  ],
  [
    'the demo imports the server',
    { 'packages/demo/src/invent.ts': "import '../../../apps/server/src/platform/log.ts'" },
    /demo-knows-contract-i18n-and-dictionaries/,
  ],
  [
    'a module imports the demo',
    {
      'packages/demo/src/invent.ts': 'export const invented = 1',
      'apps/server/src/modules/search/search.ts':
        "import { invented } from '../../../../../packages/demo/src/invent.ts'\nexport const search = invented",
    },
    /demo-is-for-seeding|modules-stay-in-the-server/,
  ],
  [
    'the root of the server imports the demo',
    {
      'packages/demo/src/invent.ts': 'export const invented = 1',
      'apps/server/src/main.ts': "import '../../../packages/demo/src/invent.ts'",
    },
    /demo-is-for-seeding/,
  ],
  [
    'the dictionaries import the package i18n',
    { 'packages/dictionaries/src/regions.ts': "import '../../i18n/src/words.ts'" },
    /dictionaries-know-the-contract/,
  ],
  [
    'a module other than the directory imports the dictionaries',
    {
      'packages/dictionaries/src/regions.ts': 'export const REGIONS = 1',
      'apps/server/src/modules/search/search.ts':
        "import { REGIONS } from '../../../../../packages/dictionaries/src/regions.ts'\nexport const search = REGIONS",
    },
    /only-the-directory-reads-dictionaries/,
  ],
  [
    'the platform imports a module',
    {
      'apps/server/src/platform/log.ts':
        "import type { list } from '../modules/directory/index.ts'\nexport const log = (x: unknown): typeof list => x",
    },
    /platform-knows-no-module/,
  ],
  [
    'a module imports a module that comes later in the order',
    {
      'apps/server/src/modules/directory/list.ts':
        "import { log } from '../../platform/log.ts'\nexport const list = [log, await import('../search/index.ts')]",
    },
    /modules-look-left/,
  ],
  [
    'a module imports an internal file of another module',
    {
      'apps/server/src/modules/search/search.ts':
        "import { list } from '../directory/list.ts'\nexport const search = list",
    },
    /modules-meet-at-the-door/,
  ],
  [
    'a module is missing in the order of modules',
    {
      'apps/server/src/modules/guests/index.ts':
        "import { log } from '../../platform/log.ts'\nexport const guests = log",
    },
    /modules-are-named/,
  ],
  [
    'a module imports the root of the server',
    {
      'apps/server/src/app.ts': 'export const app = 1',
      'apps/server/src/modules/search/search.ts':
        "import { app } from '../../app.ts'\nexport const search = app",
    },
    /modules-stay-in-the-server/,
  ],
  [
    'the server imports the web app',
    { 'apps/server/src/platform/log.ts': "import '../../../web/src/lib/path.ts'\nexport const log = 1" },
    /platform-knows-no-module|server-knows-no-web/,
  ],
  [
    'the root of the server imports the web app',
    { 'apps/server/src/main.ts': "import '../../web/src/lib/path.ts'" },
    /server-knows-no-web/,
  ],
  [
    'the web app imports the server',
    { 'apps/web/src/router.tsx': "import '../../server/src/platform/log.ts'" },
    /web-knows-no-server/,
  ],
  [
    'web lib imports a feature',
    { 'apps/web/src/lib/path.ts': "import '../features/card/card.ts'\nexport const path = 1" },
    /web-lib-is-below/,
  ],
  [
    'a feature imports another feature',
    {
      'apps/web/src/features/card/card.ts':
        "import { row } from '../order-row/order-row.ts'\nexport const card = row",
    },
    /features-meet-in-routes/,
  ],
  [
    'a feature imports a route',
    {
      'apps/web/src/features/card/card.ts': "export const card = import('../../routes/home.tsx')",
    },
    /features-meet-in-routes/,
  ],
  [
    'a shared feature imports a feature that is not shared',
    {
      'apps/web/src/features/shared/notice.ts':
        "import { row } from '../order-row/order-row.ts'\nexport const notice = row",
    },
    /features-meet-in-routes/,
  ],
  [
    'a route imports another route',
    { 'apps/web/src/routes/home.tsx': "import './orders.tsx'\nexport const Route = 1" },
    /routes-stand-alone/,
  ],
  [
    'an end-to-end test imports the server',
    { 'e2e/flow.e2e.ts': "import '../apps/server/src/platform/log.ts'" },
    /e2e-is-a-visitor/,
  ],
  [
    'a script imports an internal file of a module',
    { 'scripts/seed.ts': "import '../apps/server/src/modules/directory/list.ts'" },
    /modules-meet-at-the-door/,
  ],
  [
    'a script imports the web app',
    { 'scripts/seed.ts': "import '../apps/web/src/lib/path.ts'" },
    /scripts-know-no-web/,
  ],
  [
    'an import of a file that does not exist',
    { 'scripts/seed.ts': "import './gone.ts'" },
    /gone\.ts, which does not exist/,
  ],
  [
    'an import without its extension',
    { 'scripts/seed.ts': "import '../apps/server/src/platform/log'" },
    /does not exist/,
  ],
  [
    'a package that is not declared',
    { 'apps/web/src/lib/path.ts': "import 'left-pad'\nexport const path = 1" },
    /left-pad, which apps\/web\/package\.json does not declare/,
  ],
  [
    'a package that only another workspace declares',
    { 'apps/web/src/lib/path.ts': "import 'zod'\nexport const path = 1" },
    /zod, which apps\/web/,
  ],
  [
    'a source file that imports a tool of the root package',
    { 'apps/web/src/lib/path.ts': "import 'vitest'\nexport const path = 1" },
    /vitest, which apps\/web/,
  ],
  [
    'two files that import each other',
    {
      'apps/web/src/lib/path.ts': "import { site } from './site.ts'\nexport const path = site",
      'apps/web/src/lib/site.ts': "import { path } from './path.ts'\nexport const site = path",
    },
    /cycle: .*path\.ts → .*site\.ts → .*path\.ts/,
  ],
  [
    'two files with the same name',
    { 'scripts/path.ts': '' },
    /path names apps\/web\/src\/lib\/path\.ts and scripts\/path\.ts/,
  ],
  ['a name that is not in kebab-case', { 'scripts/seedDemo.ts': '' }, /seedDemo\.ts is not in kebab-case/],
  [
    'a file that no other file uses',
    { 'apps/web/src/lib/forgotten.ts': 'export const forgotten = 1' },
    /forgotten\.ts is used by nobody/,
  ],
  [
    'a file that only its test uses',
    {
      'apps/web/src/lib/forgotten.ts': 'export const forgotten = 1',
      'apps/web/src/lib/forgotten.test.ts': "import { forgotten } from './forgotten.ts'\nforgotten",
    },
    /forgotten\.ts is used by nobody/,
  ],
  [
    'an export that no file imports',
    { 'apps/web/src/lib/path.ts': "export const path = '/'\nexport const spare = 1" },
    /path\.ts:2 exports spare/,
  ],
  [
    'an export that an index file re-exports and no file imports',
    {
      'packages/i18n/src/words.ts': "export * from './spare.ts'\nexport const words = 1",
      'packages/i18n/src/spare.ts': 'export const spare = 1',
    },
    /spare\.ts:1 exports spare/,
  ],
  [
    'a schema in the web app',
    {
      'apps/web/src/features/shared/notice.ts':
        "import { Order } from '@x/contract'\nexport const notice = Order",
    },
    /notice\.ts:1 takes values of the contract past packages\/contract\/src\/browser\.ts/,
  ],
  [
    'a validator that browser.ts of the contract imports',
    { 'packages/contract/src/browser.ts': "export { Order as listOrders } from './order.ts'" },
    /contract\/src\/order\.ts brings zod into packages\/contract\/src\/browser\.ts/,
  ],
  [
    'a declared package that no file imports',
    {
      'packages/i18n/package.json':
        '{ "name": "@x/i18n", "exports": { ".": "./src/words.ts" }, "dependencies": { "icu": "1" } }',
    },
    /packages\/i18n\/package\.json declares icu/,
  ],
]

test.each(PLANTED)('%s is caught', (_, planted, expected) => {
  expect(faultsOf(planted).join('\n')).toMatch(expected)
})

test('a file that cannot be parsed fails the check', () => {
  expect(() => faultsOf({ 'scripts/seed.ts': 'export const = 1' })).toThrow(
    /scripts\/seed\.ts cannot be parsed/,
  )
})

test('a file tracked by git but not read fails the check', () => {
  expect(() => faultsOf({ 'apps/web/dist/left.ts': 'export {}' })).toThrow(/apps\/web\/dist\/left\.ts/)
})

test('a repository without sources fails the check', () => {
  const root = plant({ 'README.md': 'nothing', 'package.json': '{}' })
  expect(() => checkImports(root)).toThrow(/Read 0 source files/)
})

function faultsOf(planted: Readonly<Record<string, string>>): readonly string[] {
  return checkImports(plant({ ...SOUND, ...planted })).faults
}

function plant(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'check-imports-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  execFileSync('git', ['add', '--all', '--force'], { cwd: root })
  return root
}
