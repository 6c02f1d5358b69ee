import { expect, type Page } from '@playwright/test'
import { axeFindings } from '../axe.ts'

/** Checks that the pages are not wider than the screen of a phone, a tablet or a desktop computer. */
export async function expectPagesFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    for (const width of [360, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
}

/** Checks that axe finds nothing and that the page does not scroll horizontally. */
export async function expectGoodPage(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

/** Returns by how many pixels the page is wider than the window. The result is zero or negative if the page fits. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}
