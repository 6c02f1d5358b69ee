import { test as base, expect, type Page } from '@playwright/test'
import { patience, SLOWER } from './slower.ts'

type Fixtures = {
  /** Console messages that the flow allows. Messages about pages that return 4xx or 5xx are always allowed. */
  readonly expectedNoise: readonly RegExp[]
  readonly quiet: undefined
}

type WorkerFixtures = { readonly prepared: undefined }

/**
 * The `test` function that all flows use. Addresses are relative to the site. A flow fails on any console error or
 * warning, such as a script error, a hydration mismatch or a refused resource. A flow acts as soon as an element is
 * visible: a navigation waits only for the document, and nothing waits for an idle network.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  prepared: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        context.on('page', prepare)
        return context
      }
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await slowDown(page)
    await use(page)
  },
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

export { expect, patience }

/** Prepares a page. It is called for pages that a flow creates and for popups. */
function prepare(page: Page): void {
  const { goto, reload, goBack, goForward } = page
  const early = { waitUntil: 'domcontentloaded' } as const
  page.goto = (address, options) => goto.call(page, address, { ...early, ...options })
  page.reload = (options) => reload.call(page, { ...early, ...options })
  page.goBack = (options) => goBack.call(page, { ...early, ...options })
  page.goForward = (options) => goForward.call(page, { ...early, ...options })
  slowDown(page).catch((error) => {
    if (!page.isClosed()) throw error
  })
}

async function slowDown(page: Page): Promise<void> {
  if (SLOWER === 1) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/**
 * Waits for hydration. Flows call this before they check the whole page. Flows that click or type do not need to wait,
 * because a page records clicks before hydration.
 */
export async function whenHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
}
