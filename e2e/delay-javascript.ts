import { expect, type Page } from '@playwright/test'
import { patience } from './slower.ts'

/**
 * Blocks the JavaScript of all pages opened from now on, like a slow network. Returns a function that unblocks it and
 * waits for hydration, unless the page is left at once.
 */
export async function delayJavascript(
  page: Page,
): Promise<(options?: { leavesPage: boolean }) => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return async ({ leavesPage } = { leavesPage: false }) => {
    gate.resolve()
    if (leavesPage) return
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: patience(30_000) })
  }
}
