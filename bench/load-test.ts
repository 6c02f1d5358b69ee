import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from '../scripts/start/install-packages.ts'
import { median } from './measure.ts'
import { type RepeatedRequest, repeatRequest } from './repeat-request.ts'

const TOOLS = join(import.meta.dirname, 'tools')
const CONNECTIONS = 10
const SECONDS = 4
const ROUNDS = 5

export type LoadTarget = RepeatedRequest & { readonly name: string }

/** Imports a package that only the benchmarks need. The first call installs all such packages. */
export async function loadTool<T>(name: string): Promise<T> {
  await installPackages(TOOLS)
  const require = createRequire(join(TOOLS, 'package.json'))
  const { default: tool } = await import(pathToFileURL(require.resolve(name)).href)
  return tool
}

/**
 * Returns how many responses per second each target sends over ten connections. The result is the median of several
 * rounds, in which the targets take turns. Throws if any request fails.
 */
export async function loadInterleaved(targets: readonly LoadTarget[]): Promise<ReadonlyMap<string, number>> {
  const rates = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const { name, ...question } of targets) {
      const seconds = round < 0 ? 2 : SECONDS
      const rate = await repeatRequest(question, { connections: CONNECTIONS, seconds })
      if (round >= 0) rates.get(name)?.push(rate)
    }
  }
  return new Map([...rates].map(([name, values]) => [name, median(values)]))
}
