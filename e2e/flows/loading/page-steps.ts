import type { Page } from '@playwright/test'

export function producersLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Виробники' })
}

/** Counts the documents that the page loads from now on. Call the returned function to read the count. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}
