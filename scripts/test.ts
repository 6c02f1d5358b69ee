/**
 * Runs all tests of the project. The last line of the output is «N passed, N failed». Arguments select parts.
 * `--cpu=6` makes the processor six times slower for every page of the end-to-end tests.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { Refusal } from './start/progress.ts'
import { type PartReport, playwrightReport, vitestReport } from './testing/read-counts.ts'
import { lineOf, mayRetryAlone, mergeRetry } from './testing/retry-tests.ts'
import { type Counts, runTool, stopTools, sum } from './testing/run-tool.ts'
import { openScratchFolder } from './testing/scratch-folder.ts'
import { verify } from './verify.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const PARTS: Readonly<Record<string, (folder: string) => Promise<Counts>>> = {
  verify: () => verify(),
  unit: runVitest,
  e2e: runPlaywright,
}

const chosen = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const slower = process.argv.find((name) => name.startsWith('--cpu='))?.slice('--cpu='.length)
if (slower !== undefined) process.env.E2E_CPU = slower
const scratch = await openScratchFolder()
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = scratch.path
// A run starts hundreds of processes from the same sources, so Node caches the compiled code.
process.env.NODE_COMPILE_CACHE = scratch.compileCache
let isInterrupted = false
/** These lines are printed last, because a log that is too long may keep only its end. */
const lastWords: string[] = []
// An interrupted run stops the test tools, and removes their temporary files at the end. The event `disconnect` means
// that the launcher has died.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(event, () => {
    isInterrupted = true
    stopTools()
  })
}
process.channel?.unref()

try {
  const { passed, failed } = await runAll()
  for (const line of lastWords) console.log(line)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await scratch.remove()
}

async function runAll(): Promise<Counts> {
  const names = Object.keys(PARTS).filter((name) => chosen.length === 0 || chosen.includes(name))
  try {
    // The browser is searched for before anything slow starts, because the end-to-end tests have no result without a
    // browser.
    if (names.includes('e2e')) process.env.E2E_BROWSER = JSON.stringify(await findBrowser())
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    return { passed: 0, failed: 1 }
  }
  const results: Counts[] = []
  for (const name of names) {
    if (isInterrupted) return sum([...results, { passed: 0, failed: 1 }])
    results.push(await runPart(name))
  }
  return sum(results)
}

async function runPart(name: string): Promise<Counts> {
  console.log(`\n— ${name} —`)
  try {
    return (await PARTS[name]?.(scratch.path)) ?? { passed: 0, failed: 1 }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

async function runVitest(folder: string): Promise<Counts> {
  return askedAgain(await vitest(folder, []), ({ failures }) =>
    vitest(folder, ['--no-file-parallelism', ...new Set(failures.map(({ file }) => file))]),
  )
}

async function vitest(folder: string, args: readonly string[]): Promise<PartReport> {
  const report = join(folder, 'vitest.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool(PROJECT_DIR, [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...reporters,
    ...args,
  ])
  return vitestReport(report, code)
}

async function runPlaywright(folder: string): Promise<Counts> {
  return askedAgain(await playwright(folder, []), ({ failures }) =>
    playwright(folder, ['--workers=1', ...new Set(failures.map(({ file }) => file))]),
  )
}

async function playwright(folder: string, args: readonly string[]): Promise<PartReport> {
  const report = join(folder, 'playwright.json')
  rmSync(report, { force: true })
  const config = ['--config', 'e2e/playwright.config.ts', '--output', join(folder, 'playwright')]
  const { code } = await runTool(
    PROJECT_DIR,
    ['node_modules/@playwright/test/cli.js', 'test', ...config, ...args],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  )
  return playwrightReport(report, code)
}

/**
 * Runs the files with failed tests again, without other tests beside them (docs/decisions/016). Each file runs as a
 * whole, because its tests may share a site. The results are printed at the end.
 */
async function askedAgain(
  first: PartReport,
  run: (first: PartReport) => Promise<PartReport>,
): Promise<Counts> {
  if (isInterrupted || !mayRetryAlone(first)) {
    lastWords.push(...first.failures.map((failure) => `failed: ${lineOf(failure)}`))
    return first
  }
  console.log(`\n— ${first.failed} failed; again, alone —`)
  const { report, shaky } = mergeRetry(first, await run(first))
  lastWords.push(...report.failures.map((failure) => `failed: ${lineOf(failure)}`))
  lastWords.push(...shaky.map((failure) => `failed beside others, passed alone: ${lineOf(failure)}`))
  return report
}
