import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './read-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'verstat-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: string): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, content)
  return file
}

test('a good run counts what passed', () => {
  expect(vitestCounts(report('{"numPassedTests":5,"numFailedTests":0}'), 0)).toEqual({ passed: 5, failed: 0 })
  expect(
    playwrightCounts(report('{"stats":{"expected":4,"unexpected":0,"flaky":0,"skipped":0}}'), 0),
  ).toEqual({
    passed: 4,
    failed: 0,
  })
})

test('a part that broke without a failing test counts as a failure', () => {
  expect(vitestCounts(report('{"numPassedTests":5,"numFailedTests":0}'), 1)).toEqual({ passed: 5, failed: 1 })
  expect(vitestCounts(report('{"numPassed'), 1)).toEqual({ passed: 0, failed: 1 })
  expect(playwrightCounts(join(folder, 'nothing.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

test('a run without a single test is no success', () => {
  expect(vitestCounts(report('{"numPassedTests":0,"numFailedTests":0}'), 0)).toEqual({ passed: 0, failed: 1 })
})

test('skipped and flaky end-to-end tests count as failures', () => {
  const stats = '{"stats":{"expected":4,"unexpected":1,"flaky":2,"skipped":3}}'
  expect(playwrightCounts(report(stats), 1)).toEqual({ passed: 4, failed: 6 })
})
