import { expect, test } from 'vitest'
import type { PartReport } from './read-counts.ts'
import { mayRetryAlone, mergeRetry } from './retry-tests.ts'

function report(passed: number, ...failures: { name: string; message?: string }[]): PartReport {
  const rows = failures.map(({ name, message = 'no' }) => ({ file: 'a.test.ts', name, message }))
  return { passed, failed: rows.length, failures: rows }
}

test('a test that fails again alone has failed', () => {
  const { report: judged, shaky } = mergeRetry(
    report(5, { name: 'a' }, { name: 'b' }),
    report(1, { name: 'b' }),
  )
  expect(judged).toMatchObject({ passed: 6, failed: 1, failures: [{ name: 'b' }] })
  expect(shaky).toMatchObject([{ name: 'a' }])
})

test('a broken second run proves nothing', () => {
  const first = report(5, { name: 'a' })
  expect(mergeRetry(first, { passed: 0, failed: 1, failures: [] })).toEqual({ report: first, shaky: [] })
})

test('a counterexample is never retried', () => {
  expect(mayRetryAlone(report(5, { name: 'a', message: 'Error: Property failed after 7 tests' }))).toBe(false)
  expect(mayRetryAlone(report(5, { name: 'a', message: 'Test timed out in 30000ms.' }))).toBe(true)
})

test('a broken part and a run with many failures are not retried', () => {
  expect(mayRetryAlone({ passed: 5, failed: 1, failures: [] })).toBe(false)
  expect(mayRetryAlone(report(5, ...Array.from({ length: 11 }, (_, i) => ({ name: `${i}` }))))).toBe(false)
})
