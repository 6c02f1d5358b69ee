/** Runs all checks that need neither a database nor a browser: types, lint, imports, messages and documents. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Counts, runTool, sum } from './testing/run-tool.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')

const CHECKS: readonly (readonly [string, ...string[]])[] = [
  ['types', 'node_modules/typescript/bin/tsc', '--project', '.'],
  ['lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['imports and messages', 'scripts/checks/check-sources.ts'],
  ['sizes', 'scripts/checks/check-sizes.ts'],
  ['documents', 'scripts/checks/check-docs.ts'],
  ['schema', 'scripts/checks/check-schema.ts'],
  ['configuration', 'scripts/print-configuration.ts', '--check'],
  ['licences', 'scripts/print-third-party.ts', '--check'],
  ['keys', 'scripts/print-message-keys.ts', '--check'],
]

/** Runs every check. As many checks run in parallel as the computer has CPUs. A check that fails prints its output. */
export async function verify(): Promise<Counts> {
  const waiting = [...CHECKS]
  const results: Counts[] = []
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return sum(results)
}

async function runCheck([name, program, ...args]: readonly [string, ...string[]]): Promise<Counts> {
  const startedAt = performance.now()
  const { code, output } = await runTool(PROJECT_DIR, [program ?? '', ...args], { isQuiet: true })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s${code === 0 ? '' : `\n${output.trim()}`}`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

if (import.meta.main) {
  const { passed, failed } = await verify()
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}
