import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from '../scripts/start/install-packages.ts'
import { median } from './measure.ts'
import { type RepeatedRequest, repeatRequest } from './repeat-request.ts'

const TOOLS = join(import.meta.dirname, 'tools')
const CONNECTIONS = 10
const SECONDS = 1.5
const ROUNDS = 15

export type LoadTarget = RepeatedRequest & { readonly name: string }

/** Imports a package that only the benchmarks need. The first call installs all such packages. */
export async function loadTool<T>(name: string): Promise<T> {
  await installPackages(TOOLS)
  const require = createRequire(join(TOOLS, 'package.json'))
  const { default: tool } = await import(pathToFileURL(require.resolve(name)).href)
  return tool
}

export type Rates = {
  /** Name and responses per second of each target, medians of all rounds. */
  readonly medians: readonly (readonly [name: string, rate: number])[]
  /**
   * Returns the rate of one target divided by the rate of another: the median of the ratios within each round, because
   * the machine is faster in one minute than in the next.
   */
  readonly ratio: (name: string, other: string) => number
}

/**
 * Measures how many responses per second each target sends over ten connections, in many short rounds in which the
 * targets take turns. Rejects if any request fails.
 */
export async function loadInterleaved(targets: readonly LoadTarget[]): Promise<Rates> {
  const rates = new Map<string, number[]>(targets.map(({ name }) => [name, []]))
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const { name, ...question } of targets) {
      const rate = await repeatRequest(question, { connections: CONNECTIONS, seconds: SECONDS })
      if (round >= 0) rates.get(name)?.push(rate)
    }
  }
  const of = (name: string) => rates.get(name) ?? []
  return {
    medians: targets.map(({ name }) => [name, median(of(name))]),
    ratio: (name, other) => median(of(name).map((rate, round) => rate / (of(other)[round] ?? Number.NaN))),
  }
}
