import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Anything written to console.error or console.warn fails the test that caused it. */
const noise: string[] = []

beforeEach(() => {
  noise.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      noise.push(`console.${level}: ${format(...parts)}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(noise).toEqual([])
})
