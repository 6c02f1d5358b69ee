import { expect, test } from 'vitest'
import { isUnstoredResult } from './unstored-result.ts'

const IN_GRAPHILE = 'at batchCompleteJobs (node_modules/graphile-worker/dist/sql/completeJobs.js:34:9)'

function thrown(message: string, at: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    ${at}` })
}

test('only a lost database in the job queue is the result of a job that was not stored', () => {
  expect(isUnstoredResult(thrown('Connection terminated unexpectedly', IN_GRAPHILE))).toBe(true)
  expect(isUnstoredResult(thrown('x is not a function', IN_GRAPHILE))).toBe(false)
  expect(isUnstoredResult(thrown('Connection terminated unexpectedly', 'at run (src/app.ts:1:1)'))).toBe(
    false,
  )
  expect(isUnstoredResult('Connection terminated unexpectedly')).toBe(false)
})
