import type { Locator, Page } from '@playwright/test'

/** The listings of a page: order rows and producer cards. */
export function listedRows(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
}
