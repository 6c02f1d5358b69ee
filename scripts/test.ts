/** All tests of the project; the last line is «N passed, N failed». Arguments name the parts to run. */
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { Refusal } from './start/progress.ts'
import { playwrightCounts, vitestCounts } from './testing/read-counts.ts'
import { type Counts, runTool, stopTools, sum } from './testing/run-tool.ts'
import { openScratchFolder } from './testing/scratch-folder.ts'
import { verify } from './verify.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const PARTS: Readonly<Record<string, (folder: string) => Promise<Counts>>> = {
  verify: () => verify(),
  unit: runVitest,
  e2e: runPlaywright,
}

const chosen = process.argv.slice(2)
const scratch = await openScratchFolder()
for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = scratch.path
let isInterrupted = false
// The parts get the same signal; what they leave is removed at the end. A launcher that is gone counts as one.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.on(event, () => {
    isInterrupted = true
    stopTools()
  })
}
process.channel?.unref()

try {
  const { passed, failed } = await runAll()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
} finally {
  await scratch.remove()
}

async function runAll(): Promise<Counts> {
  const names = Object.keys(PARTS).filter((name) => chosen.length === 0 || chosen.includes(name))
  try {
    // Before anything that takes minutes: without a browser there is no result.
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
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runTool(PROJECT_DIR, ['node_modules/vitest/vitest.mjs', 'run', ...reporters])
  return vitestCounts(report, code)
}

async function runPlaywright(folder: string): Promise<Counts> {
  const report = join(folder, 'playwright.json')
  const config = ['--config', 'e2e/playwright.config.ts', '--output', join(folder, 'playwright')]
  const { code } = await runTool(PROJECT_DIR, ['node_modules/@playwright/test/cli.js', 'test', ...config], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return playwrightCounts(report, code)
}
