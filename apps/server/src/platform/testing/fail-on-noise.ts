import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test fails when it writes anything to `console.error` or `console.warn`. */
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
