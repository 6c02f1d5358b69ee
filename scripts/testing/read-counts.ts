import { existsSync, readFileSync } from 'node:fs'
import type { Counts } from './run-tool.ts'

/** Counts of a vitest JSON report; a part that broke without a failing test counts as one failure. */
export function vitestCounts(reportFile: string, exitCode: number): Counts {
  const { numPassedTests, numFailedTests } = readReport(reportFile)
  return withCrash({ passed: number(numPassedTests), failed: number(numFailedTests) }, exitCode)
}

/** The same for a Playwright JSON report. A skipped or flaky test is no passed test. */
export function playwrightCounts(reportFile: string, exitCode: number): Counts {
  const stats = readReport(reportFile).stats
  const { expected, unexpected, flaky, skipped } = isRecord(stats) ? stats : {}
  const failed = number(unexpected) + number(flaky) + number(skipped)
  return withCrash({ passed: number(expected), failed }, exitCode)
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
    // A part that was killed while it wrote; its exit code says the rest.
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0
}
