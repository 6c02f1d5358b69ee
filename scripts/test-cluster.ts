/**
 * Breaks the parts of a cluster. Builds Centrifugo with Go first; without Go, pages listen to our own realtime server.
 */
import { join } from 'node:path'
import { buildCentrifugo } from './go/centrifugo.ts'
import { runTool } from './testing/run-tool.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const PROGRAM = 'apps/server/src/app-tests/cluster/test-cluster.testing.ts'
const HELP = `Breaks the parts of a cluster in turn and proves that nothing acknowledged is lost.

  npm run test:cluster
  npm run test:cluster -- --minutes 480           repeats until the time is up
  npm run test:cluster -- --kills 200             kills random parts instead, and prints the seed
  npm run test:cluster -- --kills 200 --seed 7    kills in the same order
  npm run test:cluster -- --kills 900 --minutes 60   ends when the time is up
  npm run test:cluster -- --only primary          only faults whose name has this word
  npm run test:cluster -- --embedded              events over our own server instead of Centrifugo

It takes seven minutes and needs 4 GB of memory. With haproxy on this machine, the balancer is HAProxy. With Go, events
go over Centrifugo. As root, disks are filled.
`

if (process.argv.includes('--help')) process.stdout.write(HELP)
else process.exitCode = await run(process.argv.slice(2))

async function run(args: readonly string[]): Promise<number> {
  const built = args.includes('--embedded') ? { missing: 'it is not wanted' } : buildCentrifugo()
  if ('missing' in built) console.log(`Without Centrifugo: ${built.missing}.`)
  const { code } = await runTool(PROJECT_DIR, [PROGRAM, ...args], {
    env: 'missing' in built ? {} : { CENTRIFUGO_BINARY: built.binary },
  })
  return code
}
