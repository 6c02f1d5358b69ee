// Entry point of every npm script: plain JavaScript without packages, which old versions of Node can parse too.
// It finds a Node that can run the project (24 or newer, downloaded if necessary) and runs the command with it.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInForeground } from './start/foreground.mjs'
import { fetchNode, runsTheProject } from './start/node-package.mjs'
import { findNpm } from './start/npm-client.mjs'

const projectDir = dirname(dirname(fileURLToPath(import.meta.url)))
const handedOver = fileURLToPath(new URL('./start/handed-over.ts', import.meta.url))

/** A function, so that a failure prints one line and no stack. */
async function main() {
  const startedAt = Date.now()
  if (runsTheProject()) {
    const { runCommand } = await import('./start/commands.ts')
    return runCommand(process.argv.slice(2), startedAt)
  }
  const node = await fetchNode(projectDir)
  const args = [handedOver, ...process.argv.slice(2), `--started-at=${startedAt}`]
  // npm belongs to the current Node, not to the downloaded one.
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
