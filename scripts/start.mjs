// Entry point of every npm script. It is plain JavaScript without packages, so that old versions of Node can parse it
// too. It finds a Node that can run the project (version 24 or newer, downloaded if necessary) and runs the command
// with it.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInForeground } from './start/foreground.mjs'
import { fetchNode, runsTheProject } from './start/node-package.mjs'
import { findNpm } from './start/npm-client.mjs'

const projectDir = dirname(dirname(fileURLToPath(import.meta.url)))
const handedOver = fileURLToPath(new URL('./start/handed-over.ts', import.meta.url))

/** The code is in a function, so that a failure prints one line instead of a stack trace. */
async function main() {
  const startedAt = Date.now()
  if (runsTheProject()) {
    const { runCommand } = await import('./start/commands.ts')
    return runCommand(process.argv.slice(2), startedAt)
  }
  const node = await fetchNode(projectDir)
  const args = [handedOver, ...process.argv.slice(2), `--started-at=${startedAt}`]
  // npm belongs to the Node that runs this script. The downloaded Node has no npm.
  const env = { ...process.env, npm_execpath: findNpm(process.execPath) || '' }
  return runInForeground(node, args, { cwd: projectDir, env })
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error) => {
    process.stderr.write(`${error?.isForPeople ? error.message : error?.stack || error}\n`)
    process.exitCode = 1
  },
)
