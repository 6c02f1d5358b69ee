import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * An architecture rule for imports. Paths are relative to the repository. A rule also applies to tests, unless it
 * makes an exception for them.
 */
export type ImportRule = {
  readonly name: string
  readonly sentence: string
  readonly breaks: (from: string, to: string) => boolean
}

/** The modules in the order in which the server lists them. A module may import only modules before it. */
export const MODULE_ORDER: readonly string[] = readModuleOrder()

/** Features that other features may import. A feature in this list may itself import only features in this list. */
export const SHARED_FEATURES: readonly string[] = [
  'drawings',
  'error-page',
  'forms',
  'layout',
  'listing',
  'listings',
  'offer-terms',
  'plans',
  'region-map',
  'shared',
  'uploads',
]

const PLATFORM = 'apps/server/src/platform/'
const MODULES = 'apps/server/src/modules/'
const SERVER = 'apps/server/'
const WEB = 'apps/web/'
const FEATURES = 'apps/web/src/features/'
const ROUTES = 'apps/web/src/routes/'
const LIB = 'apps/web/src/lib/'

export const IMPORT_RULES: readonly ImportRule[] = [
  leaf('contract', 'packages/contract/'),
  leaf('i18n', 'packages/i18n/'),
  leaf('ui', 'packages/ui/'),
  leaf('realtime', 'packages/realtime/'),
  {
    name: 'dictionaries-know-the-contract',
    sentence: 'packages/dictionaries is data that an install begins with: it may import the contract.',
    breaks: (from, to) =>
      from.startsWith('packages/dictionaries/') && !isIn(to, 'packages/dictionaries/', 'packages/contract/'),
  },
  {
    name: 'only-the-directory-reads-dictionaries',
    sentence:
      'The tables are the truth once an install runs: only the directory stores packages/dictionaries.',
    breaks: (from, to) =>
      to.startsWith('packages/dictionaries/') &&
      !isIn(from, 'packages/dictionaries/', 'packages/demo/', `${MODULES}directory/`),
  },
  {
    name: 'demo-knows-contract-i18n-and-dictionaries',
    sentence:
      'packages/demo invents listings and stores nothing: it may import contract, i18n and dictionaries.',
    breaks: (from, to) =>
      from.startsWith('packages/demo/') &&
      !isIn(to, 'packages/demo/', 'packages/contract/', 'packages/i18n/', 'packages/dictionaries/'),
  },
  {
    name: 'demo-is-for-seeding',
    sentence: 'Only what seeds a directory (apps/server/src/demo) and the benches import packages/demo.',
    breaks: (from, to) =>
      to.startsWith('packages/demo/') && !isIn(from, 'packages/demo/', 'apps/server/src/demo/', 'bench/'),
  },
  {
    name: 'seo-knows-contract-and-i18n',
    sentence:
      'packages/seo says what pages are about, for server and browser: it may import contract and i18n.',
    breaks: (from, to) =>
      from.startsWith('packages/seo/') && !isIn(to, 'packages/seo/', 'packages/contract/', 'packages/i18n/'),
  },
  {
    name: 'platform-knows-no-module',
    sentence:
      'The platform serves any module and knows none: it may import the platform, contract, i18n and realtime.',
    breaks: (from, to) =>
      from.startsWith(PLATFORM) &&
      !isIn(to, PLATFORM, 'packages/contract/', 'packages/i18n/', 'packages/realtime/'),
  },
  {
    name: 'modules-look-left',
    sentence: `A module may know only the modules before it: ${MODULE_ORDER.join(', ')}.`,
    breaks: (from, to) => {
      const [importer, target] = [moduleIndex(from), moduleIndex(to)]
      return importer !== undefined && target !== undefined && target > importer
    },
  },
  {
    name: 'modules-meet-at-the-door',
    sentence: 'What a module offers to others is exported from its index.ts.',
    breaks: (from, to) =>
      to.startsWith(MODULES) &&
      !/^apps\/server\/src\/[^/]+$/.test(from) &&
      moduleName(from) !== moduleName(to) &&
      to !== `${MODULES}${moduleName(to)}/index.ts` &&
      !(isTest(from) && /\.testing\.ts$/.test(to)),
  },
  {
    name: 'modules-are-named',
    sentence: 'A module stands in apps/server/src/modules.ts before it imports anything.',
    breaks: (from) => from.startsWith(MODULES) && moduleIndex(from) === undefined,
  },
  {
    name: 'modules-stay-in-the-server',
    sentence:
      'A module may import the platform, contract, i18n, seo, dictionaries and doors; app.ts wires it, not the reverse.',
    breaks: (from, to) =>
      from.startsWith(MODULES) &&
      !isIn(
        to,
        MODULES,
        PLATFORM,
        'packages/contract/',
        'packages/i18n/',
        'packages/seo/',
        'packages/dictionaries/',
      ) &&
      !(isTest(from) && to.startsWith('apps/server/src/')),
  },
  {
    name: 'server-knows-no-web',
    sentence: 'The server renders the built web app and imports none of its sources.',
    breaks: (from, to) =>
      from.startsWith(SERVER) && isIn(to, WEB, 'packages/ui/', 'e2e/', 'scripts/', 'bench/'),
  },
  {
    name: 'web-knows-no-server',
    sentence: 'The web app reaches the server through the contract only.',
    breaks: (from, to) => from.startsWith(WEB) && isIn(to, SERVER, 'e2e/', 'scripts/', 'bench/'),
  },
  {
    name: 'web-lib-is-below',
    sentence: 'web/lib may import contract, i18n and seo, never a feature or a route.',
    breaks: (from, to) =>
      from.startsWith(LIB) && !isIn(to, LIB, 'packages/contract/', 'packages/i18n/', 'packages/seo/'),
  },
  {
    name: 'features-meet-in-routes',
    sentence:
      'A feature may import lib, ui, contract, i18n, seo and the shared features, not another feature or a route.',
    breaks: (from, to) => {
      if (!from.startsWith(FEATURES)) return false
      if (!to.startsWith(FEATURES)) {
        return !isIn(to, LIB, 'packages/') && !(isTest(from) && to.startsWith('apps/web/src/testing/'))
      }
      const [importer, target] = [featureName(from), featureName(to)]
      return importer !== target && !SHARED_FEATURES.includes(target)
    },
  },
  {
    name: 'routes-stand-alone',
    sentence: 'A route imports loaders, features, lib and packages; what two routes share is a feature.',
    breaks: (from, to) => from.startsWith(ROUTES) && to.startsWith(ROUTES),
  },
  {
    name: 'e2e-is-a-visitor',
    sentence: 'End-to-end tests know the contract and what a visitor sees, no source of server or web.',
    breaks: (from, to) => from.startsWith('e2e/') && isIn(to, SERVER, WEB, 'packages/ui/'),
  },
  {
    name: 'scripts-know-no-web',
    sentence:
      'Scripts and benches use the platform, the server’s root and the doors of modules; benches run the app too.',
    breaks: (from, to) =>
      isIn(from, 'scripts/', 'bench/') &&
      isIn(to, WEB, 'packages/ui/', 'e2e/') &&
      !(from.startsWith('bench/') && to === 'e2e/run-app.ts') &&
      from !== 'bench/plain-page/plain-page.tsx' &&
      // The check of messages imports this file, because message keys are built from the words in its lists.
      to !== 'apps/web/src/features/listing/facts/choice-words.ts',
  },
]

export function brokenRule(from: string, to: string): ImportRule | undefined {
  return IMPORT_RULES.find((rule) => rule.breaks(from, to))
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.testing\.ts$|\/testing\//.test(path) || path.startsWith('e2e/')
}

function leaf(name: string, folder: string): ImportRule {
  return {
    name: `${name}-knows-nothing-of-ours`,
    sentence: `packages/${name} imports its own files and packages from outside only.`,
    breaks: (from, to) => from.startsWith(folder) && !to.startsWith(folder),
  }
}

function isIn(path: string, ...folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(folder))
}

function moduleName(path: string): string | undefined {
  return path.startsWith(MODULES) ? path.slice(MODULES.length).split('/')[0] : undefined
}

function moduleIndex(path: string): number | undefined {
  const index = MODULE_ORDER.indexOf(moduleName(path) ?? '')
  return index === -1 ? undefined : index
}

function featureName(path: string): string {
  return path.slice(FEATURES.length).split('/')[0] ?? ''
}

function readModuleOrder(): readonly string[] {
  const list = readFileSync(join(import.meta.dirname, '../../apps/server/src/modules.ts'), 'utf8')
  const order = [...list.matchAll(/^ {2}\.with\((\w+)Module\)$/gm)].map(([, name = '']) => name)
  if (order.length === 0) throw new Error('apps/server/src/modules.ts lists no modules')
  return order
}
