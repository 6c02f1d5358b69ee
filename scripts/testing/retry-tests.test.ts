import { expect, test } from 'vitest'
import type { PartReport } from './read-counts.ts'
import { mayRetryAlone, mergeRetry } from './retry-tests.ts'

function report(passed: number, ...failures: { name: string; message?: string }[]): PartReport {
  const rows = failures.map(({ name, message = 'no' }) => ({ file: 'a.test.ts', name, message }))
  return { passed, failed: rows.length, failures: rows }
}

test('a test that also fails when it runs alone counts as failed', () => {
  const { report: judged, shaky } = mergeRetry(
    report(5, { name: 'a' }, { name: 'b' }),
    report(1, { name: 'b' }),
  )
  expect(judged).toMatchObject({ passed: 6, failed: 1, failures: [{ name: 'b' }] })
  expect(shaky).toMatchObject([{ name: 'a' }])
})

test('a second run that breaks does not change the result of the first', () => {
  const first = report(5, { name: 'a' })
  expect(mergeRetry(first, { passed: 0, failed: 1, failures: [] })).toEqual({ report: first, shaky: [] })
})

test('a property test with a counterexample is never run again', () => {
  expect(mayRetryAlone(report(5, { name: 'a', message: 'Error: Property failed after 7 tests' }))).toBe(false)
  expect(mayRetryAlone(report(5, { name: 'a', message: 'Test timed out in 30000ms.' }))).toBe(true)
})

test('a part that broke and a part with many failures are not run again', () => {
  expect(mayRetryAlone({ passed: 5, failed: 1, failures: [] })).toBe(false)
  expect(mayRetryAlone(report(5, ...Array.from({ length: 11 }, (_, i) => ({ name: `${i}` }))))).toBe(false)
})
