/**
 * Tests the search on a real OpenSearch cluster of two nodes. Fetches a fixed version with Maven. If Java or Maven is
 * missing, prints a message and skips the tests. With `--touched`, does nothing unless what the tests guard was changed.
 */
import { join } from 'node:path'
import { startCluster } from '../apps/server/src/platform/testing/run-opensearch.ts'
import { fetchOpensearch, NEWEST_HELP, OPENSEARCH_HELP } from './opensearch/fetch-opensearch.ts'
import { isTouched } from './testing/changed-files.ts'
import { runTool } from './testing/run-tool.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')

/** A change of a file whose path starts with one of these calls for the tests. */
const GUARDED = [
  'apps/server/src/modules/search/',
  'apps/server/src/platform/config/search-',
  'apps/server/src/platform/testing/run-opensearch.ts',
  'bench/search-quality/',
  'scripts/opensearch/',
  'scripts/test-opensearch.ts',
  'package-lock.json',
]

const HELP = `Runs the tests of the search on a cluster of two nodes of ${OPENSEARCH_HELP}.

  npm run test:opensearch
  npm run test:opensearch -- --newest    with ${NEWEST_HELP}
  npm run test:opensearch -- --touched   only if the last commit or branch changed what they guard
  npm run test:opensearch -- outage      the files whose names contain the word
`

const args = process.argv.slice(2)
if (args.includes('--help')) process.stdout.write(HELP)
else process.exitCode = await run(args)

async function run(given: readonly string[]): Promise<number> {
  if (given.includes('--touched') && !isTouched(PROJECT_DIR, GUARDED)) {
    console.log('Nothing that the tests of OpenSearch guard was changed.')
    return 0
  }
  const program = fetchOpensearch(given.includes('--newest') ? 'newest' : 'oldest')
  if ('missing' in program) {
    console.log(`OpenSearch was not tested: ${program.missing}.`)
    return 0
  }
  const cluster = await startCluster(program)
  try {
    const files = given.filter((arg) => !arg.startsWith('--'))
    const { code } = await runTool(
      PROJECT_DIR,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'opensearch', '--no-file-parallelism', ...files],
      {
        env: {
          OPENSEARCH_NODES: cluster.nodes.join(),
          OPENSEARCH_JAVA: program.java,
          OPENSEARCH_CLASS_PATH: program.classPath,
        },
      },
    )
    return code
  } finally {
    await cluster.close()
  }
}
