import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../axe.ts'

/** Checks that the pages are not wider than a phone's, a tablet's and a desktop's screen. */
export async function expectPagesFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    for (const width of [360, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
}

/** Checks for axe findings and horizontal overflow. */
export async function expectGoodPage(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

/** By how many pixels the page is wider than the window; not positive when it fits. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
