import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from '../scripts/start/install-packages.ts'
import { askAgain, type Question } from './ask-again.ts'
import { median } from './measure.ts'

const TOOLS = join(import.meta.dirname, 'tools')
const CONNECTIONS = 10
const SECONDS = 4
const ROUNDS = 5

/** What is asked again and again, under a name for the table. */
export type LoadTarget = Question & { readonly name: string }

/** A package that only the bench needs; all of them are installed on the first call. */
export async function loadTool<T>(name: string): Promise<T> {
  await installPackages(TOOLS)
  const require = createRequire(join(TOOLS, 'package.json'))
  const { default: tool } = await import(pathToFileURL(require.resolve(name)).href)
  return tool
}

/**
 * Answers a second of each target, the median of interleaved rounds of four seconds over ten connections.
 * Throws when anything but a success was answered.
 */
export async function loadInTurn(targets: readonly LoadTarget[]): Promise<ReadonlyMap<string, number>> {
  const rates = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { name, ...question } of targets) {
      const seconds = round < 0 ? 2 : SECONDS
      const rate = await askAgain(question, { connections: CONNECTIONS, seconds })
      if (round >= 0) rates.get(name)?.push(rate)
    }
  }
  return new Map([...rates].map(([name, values]) => [name, median(values)]))
}
