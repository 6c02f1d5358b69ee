import { stripVTControlCharacters } from 'node:util'
import type { Failure, PartReport } from './read-counts.ts'

/** With more failed tests than this, the run is broken. Running its tests again would not help. */
const AT_MOST = 10
/**
 * How fast-check starts the message about a counterexample. Such a test must not run again, because it would use
 * another seed, and success would only hide the failure.
 */
const COUNTEREXAMPLE = 'Property failed after'

/**
 * Whether failed tests may run again alone. They may if other tests running at the same time may have caused the
 * failures.
 */
export function mayRetryAlone({ failed, failures }: PartReport): boolean {
  return failed > 0 && failed === failures.length && failed <= AT_MOST && !failures.some(isCounterexample)
}

/**
 * Combines the first run with the second run, in which failed tests ran alone. A test that passes in the second run
 * counts as passed. It is also listed in `shaky`, because it depends on timing or on other tests.
 */
export function mergeRetry(
  first: PartReport,
  again: PartReport,
): { readonly report: PartReport; readonly shaky: readonly Failure[] } {
  const isBadTwice = (failure: Failure) => again.failures.some((other) => nameOf(other) === nameOf(failure))
  // If the second run itself ended with an error, it proves nothing.
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
