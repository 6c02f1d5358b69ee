import { fileURLToPath } from 'node:url'

export type CheckResult = {
  /** One line for each fault. The line starts with the place of the fault. */
  readonly faults: readonly string[]
  /** What the check has read, such as «340 source files». */
  readonly read: string
}

/**
 * Runs a check if its file is the script that was started. The check reads the repository, or the folder given as an
 * argument. It prints one line on success. Otherwise it prints one line for each fault and sets the exit code 1.
 */
export function runCheck(name: string, meta: ImportMeta, check: (root: string) => CheckResult): void {
  if (meta.main) report(name, checkedFolder(), check)
}

export function checkedFolder(): string {
  return process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url))
}

export function report(name: string, root: string, check: (root: string) => CheckResult): void {
  try {
    const { faults, read } = check(root)
    for (const fault of new Set(faults)) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
    console.log(faults.length > 0 ? `${name}: ${faults.length} to put right` : `${name}: fine, ${read}`)
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
