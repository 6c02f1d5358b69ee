import { existsSync, readFileSync } from 'node:fs'
import type { Counts } from './run-tool.ts'

/** A test that failed or did not run, and the message of the test tool. */
export type Failure = { readonly file: string; readonly name: string; readonly message: string }

/**
 * The report of one part of the tests. If a part ends with an error but no test has failed, this counts as one failure
 * without a name.
 */
export type PartReport = Counts & { readonly failures: readonly Failure[] }

export function vitestReport(reportFile: string, exitCode: number): PartReport {
  const { numPassedTests, numFailedTests, testResults } = readReport(reportFile)
  const counts = withCrash({ passed: number(numPassedTests), failed: number(numFailedTests) }, exitCode)
  const failures = records(testResults).flatMap((file) =>
    records(file.assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: text(file.name),
        name: text(fullName),
        message: list(failureMessages).map(text).join('\n'),
      })),
  )
  return { ...counts, failures }
}

/** Reads a JSON report of Playwright. Skipped and flaky tests count as failed. */
export function playwrightReport(reportFile: string, exitCode: number): PartReport {
  const report = readReport(reportFile)
  const { expected, unexpected, flaky, skipped } = isRecord(report.stats) ? report.stats : {}
  const failed = number(unexpected) + number(flaky) + number(skipped)
  const counts = withCrash({ passed: number(expected), failed }, exitCode)
  return { ...counts, failures: records(report.suites).flatMap(failuresOfSuite) }
}

function failuresOfSuite(suite: Record<string, unknown>): Failure[] {
  const own = records(suite.specs)
    .filter((spec) => spec.ok === false || records(spec.tests).some(({ status }) => status === 'skipped'))
    .map((spec) => ({ file: text(spec.file), name: text(spec.title), message: messageOfSpec(spec) }))
  return [...own, ...records(suite.suites).flatMap(failuresOfSuite)]
}

function messageOfSpec(spec: Record<string, unknown>): string {
  const results = records(spec.tests).flatMap((test) => records(test.results))
  const messages = results.flatMap(({ errors }) => records(errors)).map(({ message }) => text(message))
  // The test has no message if it did not run, for example because an earlier test of a serial file failed.
  return messages.join('\n') || 'did not run'
}

function withCrash(counts: Counts, exitCode: number): Counts {
  const isSilent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return isSilent ? { ...counts, failed: 1 } : counts
}

function readReport(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {}
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(report) ? report : {}
  } catch {
    // The tool was killed while it was writing the report. Its exit code shows that it failed.
    return {}
  }
}

function records(value: unknown): Record<string, unknown>[] {
  return list(value).filter(isRecord)
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
