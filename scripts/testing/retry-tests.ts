import { stripVTControlCharacters } from 'node:util'
import type { Failure, PartReport } from './read-counts.ts'

/** With more failures than this, a run is broken rather than overloaded. */
const AT_MOST = 10
/** Start of fast-check's counterexample message. Another run would use another seed and only hide the failure. */
const COUNTEREXAMPLE = 'Property failed after'

/** Whether the failures of a part may be due to tests running at the same time, so that they may be retried alone. */
export function mayRetryAlone({ failed, failures }: PartReport): boolean {
  return failed > 0 && failed === failures.length && failed <= AT_MOST && !failures.some(isCounterexample)
}

/**
 * The result when failed tests were retried alone. A test that passes then counts as passed, but is listed in `shaky`,
 * because it depends on timing or on other tests.
 */
export function mergeRetry(
  first: PartReport,
  again: PartReport,
): { readonly report: PartReport; readonly shaky: readonly Failure[] } {
  const isBadTwice = (failure: Failure) => again.failures.some((other) => nameOf(other) === nameOf(failure))
  // The second run itself broke, so it proves nothing.
  if (again.failed !== again.failures.length) return { report: first, shaky: [] }
  const failures = first.failures.filter(isBadTwice)
  const shaky = first.failures.filter((failure) => !isBadTwice(failure))
  return {
    report: { passed: first.passed + shaky.length, failed: first.failed - shaky.length, failures },
    shaky,
  }
}

export function lineOf(failure: Failure): string {
  const [why = ''] = stripVTControlCharacters(failure.message).split('\n')
  return `${nameOf(failure)}: ${why}`
}

function nameOf({ file, name }: Failure): string {
  return `${file} › ${name}`
}

function isCounterexample({ message }: Failure): boolean {
  return message.includes(COUNTEREXAMPLE)
}
