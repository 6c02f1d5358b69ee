// Every npm script begins here: plain JavaScript that old versions of Node can parse, without packages.
// It finds a Node that runs the project (24 or newer, fetched when the machine has none) and hands over.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInForeground } from './start/foreground.mjs'
import { fetchNode, runsTheProject } from './start/node-package.mjs'
import { findNpm } from './start/npm-client.mjs'

const projectDir = dirname(dirname(fileURLToPath(import.meta.url)))
const handedOver = fileURLToPath(new URL('./start/handed-over.ts', import.meta.url))

/** Kept out of the top level, so that a failure is one line and not a stack. */
async function main() {
  const startedAt = Date.now()
  if (runsTheProject()) {
    const { runCommand } = await import('./start/commands.ts')
    return runCommand(process.argv.slice(2), startedAt)
  }
  const node = await fetchNode(projectDir)
  const args = [handedOver, ...process.argv.slice(2), `--started-at=${startedAt}`]
  // npm belongs to the Node that runs now, not to the one fetched.
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
