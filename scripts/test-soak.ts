/** Runs the tests that are too slow for `npm test`. With `--touched`, runs only the tests that guard changed files. */
import { join } from 'node:path'
import { changedFiles } from './testing/changed-files.ts'
import { runTool } from './testing/run-tool.ts'
import { chosenSuites } from './testing/soak-suites.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const HELP = `Runs the long forms of tests, and the suites of the realtime client's makers.

  npm run test:soak
  npm run test:soak -- --touched   what guards the files that the last commit or branch changed
`

if (process.argv.includes('--help')) process.stdout.write(HELP)
else process.exitCode = await run(process.argv.includes('--touched'))

async function run(isTouchedOnly: boolean): Promise<number> {
  const suites = chosenSuites(isTouchedOnly ? changedFiles(PROJECT_DIR) : 'all')
  if (suites.length === 0) {
    console.log('Nothing that the long tests guard was changed.')
    return 0
  }
  const files = suites.flatMap(({ tests }) => tests)
  const { code } = await runTool(PROJECT_DIR, ['node_modules/vitest/vitest.mjs', 'run', ...files], {
    env: { VERSTAT_SOAK: '1' },
  })
  return code
}
