/**
 * The launcher starts this file with the Node that it has downloaded. If the installed Node is new enough, the
 * launcher calls `runCommand` itself.
 */
import { runCommand } from './commands.ts'
import { Refusal } from './progress.ts'

const MARKER = '--started-at='

try {
  const startedAt = Number(process.argv.find((arg) => arg.startsWith(MARKER))?.slice(MARKER.length))
  const args = process.argv.slice(2).filter((arg) => !arg.startsWith(MARKER))
  process.exitCode = await runCommand(args, startedAt || Date.now())
} catch (error) {
  process.stderr.write(
    `${error instanceof Refusal ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exitCode = 1
}
