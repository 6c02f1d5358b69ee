import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.ts'

type Listing = { readonly slug: string }

/** Returns the pages that are measured one by one: the home page, lists, an order, a producer and the page of plans. */
export async function measuredPages(
  site: string,
): Promise<readonly (readonly [name: string, path: string])[]> {
  const first = async (kind: 'order' | 'producer') => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${site}/v1/${kind}`, { method: 'POST', headers, body: '{"limit":1}' })
    const { items }: { items: Listing[] } = await answer.json()
    return items[0]?.slug ?? ''
  }
  return [
    ['home', '/'],
    ['orders', '/orders/page/1'],
    ['producers', '/producers/page/1'],
    ['order', `/orders/${await first('order')}`],
    ['producer', `/producers/${await first('producer')}`],
    ['advertisement', '/advertisement'],
  ]
}

/** Runs a browser while `use` runs. */
export async function withBrowser<T>(
  use: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const { path, env } = await findBrowser()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: [...args],
  })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
