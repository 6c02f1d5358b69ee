import { test as base, expect } from '@playwright/test'

type Fixtures = {
  /** Messages a flow expects in the console besides those of pages that answer 4xx or 5xx on purpose. */
  readonly expectedNoise: readonly RegExp[]
  readonly quiet: undefined
}

/**
 * The flows' own `test`: addresses are relative to the site, and anything the browser complains about
 * (a script error, a hydration mismatch, a refused resource) fails the flow that caused it.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off the pattern.
  baseURL: async ({}, use) => use(process.env.E2E_ORIGIN),
  expectedNoise: [[], { option: true }],
  quiet: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = []
      context.on('weberror', (error) =>
        noise.push(`script error on ${error.page()?.url()}: ${error.error().message}`),
      )
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        const isAnswerOfPage =
          message.location().url === message.page()?.url() && /^Failed to load/.test(message.text())
        if (!isAnswerOfPage) noise.push(`console.${message.type()}: ${message.text()}`)
      })
      await use(undefined)
      expect(noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
