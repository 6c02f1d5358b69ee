import { expect, type Page } from '@playwright/test'
import { patience } from './slower.ts'

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
