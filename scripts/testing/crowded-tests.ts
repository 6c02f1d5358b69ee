import { stripVTControlCharacters } from 'node:util'
import type { Failure, PartReport } from './read-counts.ts'

/** A run with more failures than this is broken, not crowded. */
const AT_MOST = 10
/** How fast-check begins to tell of a counterexample, which another seed would only hide. */
const COUNTEREXAMPLE = 'Property failed after'

/** Whether the failures of a part may come from what ran beside them, so that each may be asked again alone. */
export function mayBeCrowded({ failed, failures }: PartReport): boolean {
  return failed > 0 && failed === failures.length && failed <= AT_MOST && !failures.some(isCounterexample)
}

/**
 * What counts when the failed tests of the first run were run again alone: a test that then passes is good, and is named
 * in `shaky`, because it still has a fault of its own: it leans on time, or on what runs beside it.
 */
export function judgeAgain(
  first: PartReport,
  again: PartReport,
): { readonly report: PartReport; readonly shaky: readonly Failure[] } {
  const isBadTwice = (failure: Failure) => again.failures.some((other) => nameOf(other) === nameOf(failure))
  // Whatever broke the second run, it proves nothing.
  if (again.failed !== again.failures.length) return { report: first, shaky: [] }
  const failures = first.failures.filter(isBadTwice)
  const shaky = first.failures.filter((failure) => !isBadTwice(failure))
  return {
    report: { passed: first.passed + shaky.length, failed: first.failed - shaky.length, failures },
    shaky,
  }
}

/** One line for a failure: where, which, and the first line of why. */
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
