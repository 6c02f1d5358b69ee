import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playwrightReport, vitestReport } from './read-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'verstat-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: string): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, content)
  return file
}

test('a successful run counts its passed tests', () => {
  expect(vitestReport(report('{"numPassedTests":5,"numFailedTests":0}'), 0)).toMatchObject({
    passed: 5,
    failed: 0,
  })
  expect(
    playwrightReport(report('{"stats":{"expected":4,"unexpected":0,"flaky":0,"skipped":0}}'), 0),
  ).toMatchObject({
    passed: 4,
    failed: 0,
  })
})

test('a part that broke without a failing test counts as a failure', () => {
  expect(vitestReport(report('{"numPassedTests":5,"numFailedTests":0}'), 1)).toMatchObject({
    passed: 5,
    failed: 1,
  })
  expect(vitestReport(report('{"numPassed'), 1)).toMatchObject({ passed: 0, failed: 1 })
  expect(playwrightReport(join(folder, 'nothing.json'), 1)).toMatchObject({ passed: 0, failed: 1 })
})

test('a run without tests counts as a failure', () => {
  expect(vitestReport(report('{"numPassedTests":0,"numFailedTests":0}'), 0)).toMatchObject({
    passed: 0,
    failed: 1,
  })
})

test('skipped and flaky end-to-end tests count as failures', () => {
  const stats = '{"stats":{"expected":4,"unexpected":1,"flaky":2,"skipped":3}}'
  expect(playwrightReport(report(stats), 1)).toMatchObject({ passed: 4, failed: 6 })
})

test('each failure is listed with its file and message', () => {
  const vitest = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'good', failureMessages: [] },
          { status: 'failed', fullName: 'bad', failureMessages: ['Error: no'] },
        ],
      },
    ],
  }
  expect(vitestReport(report(JSON.stringify(vitest)), 1).failures).toEqual([
    { file: 'a.test.ts', name: 'bad', message: 'Error: no' },
  ])
  const spec = {
    ok: false,
    file: 'flows/a.e2e.ts',
    title: 'bad',
    tests: [{ results: [{ errors: [{ message: 'no' }] }] }],
  }
  const after = {
    ok: true,
    file: 'flows/a.e2e.ts',
    title: 'next',
    tests: [{ status: 'skipped', results: [{ errors: [] }] }],
  }
  const playwright = {
    stats: { expected: 0, unexpected: 1, skipped: 1 },
    suites: [{ specs: [], suites: [{ specs: [spec, after] }] }],
  }
  expect(playwrightReport(report(JSON.stringify(playwright)), 1)).toEqual({
    passed: 0,
    failed: 2,
    failures: [
      { file: 'flows/a.e2e.ts', name: 'bad', message: 'no' },
      { file: 'flows/a.e2e.ts', name: 'next', message: 'did not run' },
    ],
  })
})
