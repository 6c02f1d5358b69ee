/** Checks sizes. A folder may have 25 source files, a file 300 lines and a test file 400 lines. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isTest } from './check-import-rules.ts'
import { type CheckResult, runCheck } from './check-report.ts'
import { walk } from './check-source-graph.ts'

const FILES_MAX = 25
const LINES_MAX = 300
const TEST_LINES_MAX = 400

/** Data, generated code and code of others have no limits, because nobody reads them from top to bottom. */
const DATA: readonly RegExp[] = [
  /^packages\/demo\/src\/(orders\/trades|producers\/texts|pictures\/motifs)\//,
  /^packages\/dictionaries\/src\//,
  /^packages\/ui\/src\/icons\/drawn\//,
  /^packages\/realtime\/src\/upstream\//,
  /^apps\/server\/src\/modules\/search\/synonyms\/synonym-seed\.ts$/,
  /^scripts\/checks\/check-message-families\.ts$/,
  /\.gen\.ts$/,
]

export type SizeException = { readonly max: number; readonly reason: string }

/** Folders and files that exceed the limits. Do not add entries. Remove entries that are no longer needed. */
export const SIZE_EXCEPTIONS: Readonly<Record<string, SizeException>> = {
  'apps/server/src/modules/directory/listing/writing/create-and-edit.pg.test.ts': {
    max: 545,
    reason: 'every refusal of placing, both kinds',
  },
  'apps/server/src/modules/billing/refunds/refunds.pg.test.ts': {
    max: 485,
    reason: 'every course that a refund takes',
  },
  'apps/server/src/modules/billing/payments/purchases/buy-plan.pg.test.ts': {
    max: 440,
    reason: 'every course that a purchase takes',
  },
  'apps/server/src/app-tests/payment-services.pg.test.ts': {
    max: 445,
    reason: 'every provider against one site',
  },
}

/** Reports folders and files that are too large, and exceptions that are no longer needed. */
export function checkSizes(root: string, exceptions = SIZE_EXCEPTIONS): CheckResult {
  const paths = [...walk(root, '')].filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path))
  const sources = paths.filter((path) => !DATA.some((pattern) => pattern.test(path)))
  if (sources.length === 0) throw new Error('Read no source files.')
  const folders = [...Map.groupBy(sources, (path) => posix.dirname(path))].map(([folder, files]) => ({
    path: folder,
    size: files.length,
    max: FILES_MAX,
    unit: 'source files',
  }))
  const files = sources.map((path) => ({
    path,
    size: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
    max: isTest(path) ? TEST_LINES_MAX : LINES_MAX,
    unit: 'lines',
  }))
  const measured = [...folders, ...files]
  const large = measured.filter(({ path, size, max }) => size > (exceptions[path]?.max ?? max))
  const needed = new Set(measured.filter(({ size, max }) => size > max).map(({ path }) => path))
  return {
    faults: [
      ...large.map(
        ({ path, size, max, unit }) => `${path} has ${size} ${unit}, at most ${exceptions[path]?.max ?? max}`,
      ),
      ...Object.keys(exceptions)
        .filter((path) => !needed.has(path))
        .map((path) => `${path} no longer needs its exception in scripts/checks/check-sizes.ts`),
    ],
    read: `${sources.length} source files in ${folders.length} folders`,
  }
}

runCheck('sizes', import.meta, checkSizes)
